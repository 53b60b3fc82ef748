import { type ComponentProps, isValidElement, type ReactElement, type ReactNode } from 'react';
import { ResourceContextProvider, type ResourceDefinitions } from 'react-admin';
import { createRoutesFromElements, matchRoutes, Outlet, Route, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Counted } from '@/components/routing/productScreens';
import { definitionOf, type Resource, resourceRoutes } from '@/components/routing/Resource';
import type { RouteReads } from '@/components/routing/routeReads';
import type { Call } from '@/contract/call';
import { areas } from './areas';

/** What the routes of an area are read from: a resource, or the `<Route>`s of a page. */
export type AreaProps = ComponentProps<typeof Resource> | { children?: ReactNode };

/** The routes of all areas, for the router: a resource's stand below one that says whose they are. */
export const routes: RouteObject[] = createRoutesFromElements(areas.map(areaRoutes));

/** All resources, as react-admin's hooks find them. */
export const resourceDefinitions: ResourceDefinitions = Object.fromEntries(
  areas.flatMap(({ props }) => ('name' in props ? [[props.name, definitionOf(props)]] : [])),
);

/** The routes by the first part of their addresses: an address is held against those of its own area alone, not against all. */
const routesByArea = new Map<string, RouteObject[]>();
for (const route of routes) {
  const area = areaOf(route.path);
  routesByArea.set(area, [...(routesByArea.get(area) ?? []), route]);
}

/** The resources that the dashboard counts. */
export const countedAreas: readonly Counted[] = areas.flatMap(({ props }) => {
  if (!('name' in props) || !props.figure) return [];
  const { name, needs, figure } = props;
  return [{ name, needs, figure }];
});

/** Fetches the code of the screen that an address names, and of the popup over it. */
export async function preloadScreen(pathname: string): Promise<void> {
  await Promise.all(matchesOf(pathname).flatMap(({ route }) => fetchOf(screenOf(route))?.() ?? []));
}

/** What an address itself shows, without what that is fetched by: a screen that stands at several addresses is the same at each. */
export async function screenAt(pathname: string): Promise<unknown> {
  const route = matchesOf(pathname).at(-1)?.route;
  let screen = route && screenOf(route);
  for (let fetch = fetchOf(screen); fetch; fetch = fetchOf(screen)) {
    const fetched = await fetch();
    screen = typeof fetched === 'object' && fetched && 'default' in fetched ? fetched.default : undefined;
  }
  return screen;
}

/** The resource that an address is of, whether its list stands there alone, and the calls without input that its routes begin with. */
export function readsOf(pathname: string): { resource: string; isList: boolean; reads: readonly Call[] } {
  const matches = matchesOf(pathname);
  const handles = matches.flatMap(({ route: { handle } }): RouteReads[] => handle ?? []);
  const resource = matches[0]?.route.path?.slice(1) ?? '';
  return { resource, isList: matches.at(-1)?.route.path === '', reads: handles.flatMap(({ reads }) => reads) };
}

/** What fetches the code of each screen of the area that an address is in. */
export function loadsOfArea(pathname: string): (() => Promise<unknown>)[] {
  const [area] = matchesOf(pathname);
  return area ? loadsBelow(area.route) : [];
}

/** Whether a screen stands at an address: nothing does where a tail follows it, or where it can't be decoded. */
export const hasScreen = (pathname: string): boolean => matchesOf(pathname).length > 0;

/** The page that an address is on: its panels and popups belong to the page round them. */
export function pageOf(pathname: string): string {
  const page = matchesOf(pathname).find(({ route }) => screenOf(route) !== undefined);
  return page?.pathnameBase ?? pathname;
}

/** The addresses of all screens, parameters as `:name`: nothing can be shown that isn't among them. */
export const screenPaths = (): string[] => [...new Set(routes.flatMap((route) => pathsBelow(route, '')))];

/** The addresses of all pages that need no record, without slashes at their ends; react-admin's own lead elsewhere. */
export const pagePaths = (): string[] =>
  screenPaths()
    .filter((path) => !path.includes(':') && !path.endsWith('/create') && pageOf(path) === path)
    .map((path) => path.slice(1));

/** What was matched lately: every entry of the menu asks for its own address at each navigation. */
const matched = new Map<string, RouteMatch[]>();
const mostMatched = 500;

/** The routes that an address names, the outermost first. */
function matchesOf(pathname: string): RouteMatch[] {
  const known = matched.get(pathname);
  if (known) return known;
  if (matched.size >= mostMatched) matched.clear();
  const matches = match(pathname);
  matched.set(pathname, matches);
  return matches;
}

function match(pathname: string): RouteMatch[] {
  const decoded = decodedPath(pathname);
  const near = decoded === undefined ? undefined : routesByArea.get(areaOf(decoded));
  return (near && matchRoutes(near, pathname)) ?? [];
}

/** An address without its escapes; none where it can't be decoded. */
function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.startsWith('/') ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The first part of an address, in which capitals count no more than they do for the router. */
function areaOf(path = ''): string {
  return path.replace(/^\//, '').split('/', 1).join('').toLowerCase();
}

function areaRoutes({ props }: ReactElement<AreaProps>): ReactNode {
  if (!('name' in props)) return props.children;
  return (
    <Route key={props.name} path={`/${props.name}`} element={<OfResource name={props.name} />}>
      {resourceRoutes(props)}
    </Route>
  );
}

/** What stands below it is of a resource. */
function OfResource({ name }: { name: string }) {
  return (
    <ResourceContextProvider value={name}>
      <Outlet />
    </ResourceContextProvider>
  );
}

function pathsBelow(route: RouteObject, above: string): string[] {
  const { path = '', children = [] } = route;
  const here = path.startsWith('/') ? path.replace(/^\/$/, '') : [above, path].filter(Boolean).join('/');
  return [...(screenOf(route) ? [here] : []), ...children.flatMap((child) => pathsBelow(child, here))];
}

const loadsBelow = (route: RouteObject): (() => Promise<unknown>)[] => [
  ...[fetchOf(screenOf(route)) ?? []].flat(),
  ...(route.children ?? []).flatMap(loadsBelow),
];

/** The component that a route shows by itself. */
function screenOf({ element }: RouteObject): unknown {
  return isValidElement(element) && element.type !== OfResource ? element.type : undefined;
}

function fetchOf(screen: unknown): (() => Promise<unknown>) | undefined {
  if (typeof screen !== 'function' || !('preload' in screen)) return undefined;
  const { preload } = screen;
  return typeof preload === 'function' ? async () => preload() : undefined;
}
