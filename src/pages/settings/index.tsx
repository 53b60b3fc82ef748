import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';

const Settings = lazyScreen(() => import('./Settings'), 'Settings');

/** The signed-in person's own account. */
export const settings = (
  <CustomRoutes>
    <Route path="/settings" element={<Settings />} />
  </CustomRoutes>
);
