import { createMemoryRouter, matchRoutes, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { routesNear } from '@/app/routes';
import { mount } from './mount';

/** Returns the router's address after a redirect from this one. It has the product's own routes, but renders only the redirect. */
export function leadsFrom(address: string): () => string {
  const routes = routesNear(address);
  const leaf = matchRoutes(routes, address)?.at(-1)?.route;
  const undrawn = ({ path, element, children }: RouteObject): RouteObject => ({
    ...(path !== undefined && { path }),
    element: element === leaf?.element ? element : <Outlet />,
    ...(children && { children: children.map(undrawn) }),
  });
  const router = createMemoryRouter(routes.map(undrawn), { initialEntries: [address] });
  mount(<RouterProvider router={router} />, () => router.dispose());
  return () => router.state.location.pathname + router.state.location.search;
}
