import { type ComponentProps, isValidElement } from 'react';
import { ResourceContextProvider, type ResourceDefinitions } from 'react-admin';
import { createRoutesFromElements, matchRoutes, Outlet, Route, type RouteMatch, type RouteObject } from 'react-router-dom';
import type { AreaPages } from '@/components/resource/AreaPages';
import type { Counted } from '@/components/resource/productScreens';
import { definitionOf, type Resource, resourceRoutes } from '@/components/resource/Resource';
import type { RouteReads } from '@/components/routing/routeReads';
import type { Call } from '@/contract/call';
import type { CallArea } from '@/contract/rights';
import { areas } from './areas';

/** The source of an area's routes: a resource, or the `<Route>`s of a page. */
export type AreaProps = ComponentProps<typeof Resource> | ComponentProps<typeof AreaPages>;

/** An area's base address and its routes, which are made when an address is first matched against them. */
interface AreaRoutes {
  path: string;
  /** The area whose rights open it. */
  right: CallArea;
  routes: () => RouteObject[];
}

const areaRoutes: readonly AreaRoutes[] = areas.flatMap(({ props }) =>
  'name' in props
    ? routesOfResource(props)
    : createRoutesFromElements(props.children).map((route) => ({
        path: route.path ?? '',
        right: props.right,
        routes: () => [route],
      })),
);

const resources = new Map(areas.flatMap(({ props }) => ('name' in props ? [[props.name, props] as const] : [])));

/** All resources, in the form that react-admin's hooks read. */
export const resourceDefinitions: ResourceDefinitions = Object.fromEntries(
  [...resources].map(([name, props]) => [name, definitionOf(props)]),
);

/** The resources that the dashboard counts. */
export const countedAreas: readonly Counted[] = areas.flatMap(({ props }) => {
  if (!('name' in props) || !props.figure) return [];
  const { name, needs, right, figure } = props;
  return [{ name, needs, right, figure }];
});

/** Preloads the code of the screen at an address, and of the popup over it or the panel beside it. */
export async function preloadScreen(pathname: string): Promise<void> {
  await preloadAll(matchesOf(pathname));
}

/** Preloads the same without a panel that is rendered after its page. */
export async function preloadFirst(pathname: string): Promise<void> {
  await preloadAll(matchesOf(pathname).filter(({ route: { handle } }) => !handle?.isBeside));
}

async function preloadAll(matches: readonly RouteMatch[]): Promise<void> {
  await Promise.all(matches.flatMap(({ route }) => fetchOf(screenOf(route))?.() ?? []));
}

/** Returns what an address shows, without its loader: a screen with several addresses is the same at each of them. */
export async function screenAt(pathname: string): Promise<unknown> {
  const route = matchesOf(pathname).at(-1)?.route;
  let screen = route && screenOf(route);
  for (let fetch = fetchOf(screen); fetch; fetch = fetchOf(screen)) {
    const fetched = await fetch();
    screen = typeof fetched === 'object' && fetched && 'default' in fetched ? fetched.default : undefined;
  }
  return screen;
}

/** Returns the resource of an address, whether the address is its list alone, and the calls without input with which its routes begin. */
export function readsOf(pathname: string): { resource: string; isList: boolean; reads: readonly Call[] } {
  const matches = matchesOf(pathname);
  const handles = matches.flatMap(({ route: { handle } }): RouteReads[] => (handle?.reads ? [handle] : []));
  const resource = matches[0]?.route.path?.slice(1) ?? '';
  return { resource, isList: matches.at(-1)?.route.path === '', reads: handles.flatMap(({ reads }) => reads) };
}

/** Returns the loaders of all screens of the area that an address is in. */
export function loadsOfArea(pathname: string): (() => Promise<unknown>)[] {
  const [area] = matchesOf(pathname);
  return area ? loadsBelow(area.route) : [];
}

/** Returns the area whose rights open an address; one without a screen needs none. */
export function rightAt(pathname: string): CallArea {
  const [area] = matchesOf(pathname);
  return areaRoutes.find(({ routes, path }) => path === area?.route.path && routes().includes(area.route))?.right ?? 'account';
}

/** Whether there is a screen at an address; false for one with a tail after it, or one that can't be decoded. */
export const hasScreen = (pathname: string): boolean => matchesOf(pathname).length > 0;

/**
 * Returns the address of the list that leads to an address, if that is another resource's: the one that its `:mainRoute` names or, for a
 * resource without a list, that of the record right above it.
 */
export function listOf(pathname: string): string | undefined {
  const matches = matchesOf(pathname);
  const resource = matches[0]?.route.path?.slice(1) ?? '';
  const mainRoute = matches.at(-1)?.params.mainRoute;
  const above = resources.get(resource)?.above?.at(-1)?.resource;
  const list = [mainRoute, resource, above].find((name) => resources.get(name ?? '')?.list);
  return list === undefined || list === resource ? undefined : `/${list}`;
}

/** Returns the page of an address: its panels and popups belong to the page that contains them. */
export function pageOf(pathname: string): string {
  const page = matchesOf(pathname).find(({ route }) => screenOf(route) !== undefined);
  return page?.pathnameBase ?? pathname;
}

/** Returns the addresses of all screens, parameters as `:name`; no other address can be shown. */
export const screenPaths = (): string[] => [
  ...new Set(areaRoutes.flatMap(({ routes }) => routes()).flatMap((route) => pathsBelow(route, ''))),
];

/** Returns the addresses of all pages that need no record, without slashes at their ends; react-admin's own lead elsewhere. */
export const pagePaths = (): string[] =>
  screenPaths()
    .filter((path) => !path.includes(':') && !path.endsWith('/create') && pageOf(path) === path)
    .map((path) => path.slice(1));

/**
 * Returns the routes of the areas that an address can be in, so that the router doesn't match it against all. None where it can't be
 * decoded.
 */
export function routesNear(pathname: string): RouteObject[] {
  const decoded = decodedPath(pathname)?.toLowerCase();
  if (decoded === undefined) return none;
  return areaRoutes.filter(({ path }) => isAtOrBelow(decoded, path.toLowerCase())).flatMap(({ routes }) => routes());
}

const none: RouteObject[] = [];

/** The latest matches: every menu entry asks for its own address at each navigation. */
const matched = new Map<string, RouteMatch[]>();
const mostMatched = 500;

/** Returns the routes that an address matches, the outermost first. */
function matchesOf(pathname: string): RouteMatch[] {
  const known = matched.get(pathname);
  if (known) return known;
  if (matched.size >= mostMatched) matched.clear();
  const matches = matchRoutes(routesNear(pathname), pathname) ?? [];
  matched.set(pathname, matches);
  return matches;
}

/** Decodes an address; undefined where it can't be decoded. */
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
  return { path, right: props.right, routes: () => (made ??= make()) };
}

/** Provides the resource to the routes below it. */
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

/** Returns the component that a route renders. */
function screenOf({ element }: RouteObject): unknown {
  return isValidElement(element) && element.type !== OfResource ? element.type : undefined;
}

function fetchOf(screen: unknown): (() => Promise<unknown>) | undefined {
  if (typeof screen !== 'function' || !('preload' in screen)) return undefined;
  const { preload } = screen;
  return typeof preload === 'function' ? async () => preload() : undefined;
}

/** Whether an address equals a path or is below it, as a popup's is. */
export const isAtOrBelow = (address: string, path: string): boolean => address === path || address.startsWith(`${path}/`);
