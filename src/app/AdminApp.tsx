import { Children, useSyncExternalStore } from 'react';
import { Admin, type AdminProps } from 'react-admin';
import { scheme, subscribeScheme } from '@/components/theme/colorScheme';
import { areas } from './areas';
import { Layout } from './layout/Layout';
import { Opening } from './layout/Opening';
import { PageError } from './layout/PageError';
import { Toasts } from './layout/Toasts';
import { routerProvider } from './routerProvider';
import { themes } from './theme';

type AdminAppProps = Pick<AdminProps, 'authProvider' | 'dataProvider' | 'i18nProvider' | 'queryClient' | 'store'>;

/** The whole product, at a glance: `areas` lists its screens. */
export function AdminApp(parts: AdminAppProps) {
  const theme = themes[useSyncExternalStore(subscribeScheme, scheme)];
  return (
    <Admin
      {...parts}
      requireAuth
      routerProvider={routerProvider}
      disableTelemetry
      loginPage={false}
      theme={theme}
      darkTheme={null}
      loading={Opening}
      layout={Layout}
      notification={Toasts}
      error={PageError}
    >
      {Children.toArray(areas)}
    </Admin>
  );
}
