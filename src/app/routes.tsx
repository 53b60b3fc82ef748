import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import { ResourceContextProvider, type ResourceDefinitions } from 'react-admin';
import { createRoutesFromElements, matchRoutes, Outlet, Route, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { Counted } from '@/components/resource/productScreens';
import { definitionOf, type Resource, resourceRoutes } from '@/components/resource/Resource';
import type { RouteReads } from '@/components/routing/routeReads';
import type { Call } from '@/contract/call';
import { areas } from './areas';

/** What the routes of an area are read from: a resource, or the `<Route>`s of a page. */
export type AreaProps = ComponentProps<typeof Resource> | { children?: ReactNode };

/** Where an area begins, and its routes: they are made when an address is first held against them. */
interface AreaRoutes {
  path: string;
  routes: () => RouteObject[];
}

const areaRoutes: readonly AreaRoutes[] = areas.flatMap(({ props }) =>
  'name' in props
    ? routesOfResource(props)
    : createRoutesFromElements(props.children).map((route) => ({ path: route.path ?? '', routes: () => [route] })),
);

/** All resources, as react-admin's hooks find them. */
export const resourceDefinitions: ResourceDefinitions = Object.fromEntries(
  areas.flatMap(({ props }) => ('name' in props ? [[props.name, definitionOf(props)]] : [])),
);

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
export const screenPaths = (): string[] => [
  ...new Set(areaRoutes.flatMap(({ routes }) => routes()).flatMap((route) => pathsBelow(route, ''))),
];

/** The addresses of all pages that need no record, without slashes at their ends; react-admin's own lead elsewhere. */
export const pagePaths = (): string[] =>
  screenPaths()
    .filter((path) => !path.includes(':') && !path.endsWith('/create') && pageOf(path) === path)
    .map((path) => path.slice(1));

/**
 * The routes of the areas that an address can be in, for the router: it is held against those alone, not against all. None where it
 * can't be decoded.
 */
export function routesNear(pathname: string): RouteObject[] {
  const decoded = decodedPath(pathname)?.toLowerCase();
  if (decoded === undefined) return none;
  return areaRoutes.filter(({ path }) => isAtOrBelow(decoded, path.toLowerCase())).flatMap(({ routes }) => routes());
}

const none: RouteObject[] = [];

/** What was matched lately: every entry of the menu asks for its own address at each navigation. */
const matched = new Map<string, RouteMatch[]>();
const mostMatched = 500;

/** The routes that an address names, the outermost first. */
function matchesOf(pathname: string): RouteMatch[] {
  const known = matched.get(pathname);
  if (known) return known;
  if (matched.size >= mostMatched) matched.clear();
  const matches = matchRoutes(routesNear(pathname), pathname) ?? [];
  matched.set(pathname, matches);
  return matches;
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

function routesOfResource(props: ComponentProps<typeof Resource>): AreaRoutes {
  const path = `/${props.name}`;
  let made: RouteObject[] | undefined;
  const make = () =>
    createRoutesFromElements(
      <Route path={path} element={<OfResource name={props.name} />}>
        {resourceRoutes(props)}
      </Route>,
    );
  return { path, routes: () => (made ??= make()) };
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

/** Whether an address is a path or, as a popup's is, below it. */
export const isAtOrBelow = (address: string, path: string): boolean => address === path || address.startsWith(`${path}/`);
