import { CustomRoutes } from 'react-admin';
import { Route } from 'react-router-dom';
import { lazyScreen } from '@/components/routing/lazyScreen';

const Dashboard = lazyScreen(() => import('./Dashboard'), 'Dashboard');

/** Where signing in leads. */
export const dashboard = (
  <CustomRoutes>
    <Route path="/dashboard" element={<Dashboard />} />
  </CustomRoutes>
);
