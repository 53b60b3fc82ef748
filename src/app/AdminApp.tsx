import { CssBaseline } from '@mui/material';
import { useMemo, useSyncExternalStore } from 'react';
import {
  AdminContext,
  type AdminContextProps,
  LogoutOnMount,
  ResourceDefinitionContextProvider,
  useAuthState,
  useScrollToTop,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { scheme, subscribeScheme } from '@/components/ui/theme/colorScheme';
import { Layout } from './layout/Layout';
import { LoadingPage } from './layout/LoadingPage';
import { PageBoundary } from './layout/PageBoundary';
import { Tips } from './layout/Tips';
import { Toasts } from './layout/Toasts';
import { routerProvider } from './routerProvider';
import { resourceDefinitions } from './routes';
import { themeOf } from './theme';

type AdminAppProps = Pick<AdminContextProps, 'authProvider' | 'dataProvider' | 'i18nProvider' | 'queryClient' | 'store'>;

/**
 * The context of all screens; its layout shows the one at the address. It is react-admin's `<Admin>` without the routes, which would be
 * matched three times and registered after the first render, and without the layout, sign-in page and toasts, which would never be shown.
 */
export function AdminApp(parts: AdminAppProps) {
  const shown = useSyncExternalStore(subscribeScheme, scheme);
  const theme = useMemo(() => themeOf(shown), [shown]);
  return (
    <AdminContext {...parts} routerProvider={routerProvider} theme={theme} darkTheme={null}>
      <CssBaseline enableColorScheme />
      <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
        <ForStaff />
      </ResourceDefinitionContextProvider>
      <Tips />
      <Toasts />
    </AdminContext>
  );
}

/** The shell with its screen, rendered once the session check has passed. */
function ForStaff() {
  useScrollToTop();
  const { pathname } = useLocation();
  const { isPending, authenticated } = useAuthState();
  if (isPending) return <LoadingPage />;
  if (!authenticated) return <LogoutOnMount />;
  return (
    <PageBoundary pathname={pathname}>
      <Layout />
    </PageBoundary>
  );
}
