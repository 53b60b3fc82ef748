import { createMemoryRouter, matchRoutes, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { routesNear } from '@/app/routes';
import { mount } from './mount';

/** Where the router goes from an address that only leads elsewhere: the product's own routes, with nothing drawn at any other. */
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
