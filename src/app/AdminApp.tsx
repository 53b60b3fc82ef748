import { CssBaseline } from '@mui/material';
import { Children, useSyncExternalStore } from 'react';
import { AdminContext, type AdminContextProps, CoreAdminUI } from 'react-admin';
import { scheme, subscribeScheme } from '@/components/theme/colorScheme';
import { areas } from './areas';
import { Layout } from './layout/Layout';
import { Opening } from './layout/Opening';
import { PageError } from './layout/PageError';
import { Toasts } from './layout/Toasts';
import { themes } from './theme';

type AdminAppProps = Pick<AdminContextProps, 'authProvider' | 'dataProvider' | 'i18nProvider' | 'queryClient' | 'store'>;

/**
 * The whole product, at a glance: `areas` lists its screens. It is react-admin's `<Admin>` without that one's own layout,
 * sign-in page and toasts, which would be fetched and never shown.
 */
export function AdminApp(parts: AdminAppProps) {
  const theme = themes[useSyncExternalStore(subscribeScheme, scheme)];
  return (
    <AdminContext {...parts} theme={theme} darkTheme={null}>
      <CssBaseline enableColorScheme />
      <CoreAdminUI requireAuth disableTelemetry loading={Opening} layout={Layout} error={PageError}>
        {Children.toArray(areas)}
      </CoreAdminUI>
      <Toasts />
    </AdminContext>
  );
}
