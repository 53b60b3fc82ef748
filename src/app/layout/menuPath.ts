import type { MenuEntry } from '@/contract/menu';

/** The address of an entry's screen, `/{menu_route}/`; undefined for one that only expands. */
export function pathOf(route: string | null): string | undefined {
  const bare = route?.trim().replace(/^\/+|\/+$/g, '');
  return bare ? `/${bare}/` : undefined;
}

/** Whether an entry's screen is the one that is shown; `/x/edit/1` belongs to `/x/`. */
export const isCurrent = (path: string, pathname: string): boolean => {
  const shown = `${pathname.replace(/\/+$/, '')}/`;
  return shown === path || (shown.startsWith(path) && !screensBelow.some((other) => other !== path && shown.startsWith(other)));
};

/** Screens whose address begins with another screen's. */
const screensBelow = ['/coursesetup/coursecategorysetup/', '/coursesetup/subcoursesetup/', '/coursesetup/coursesetup/'];

/** Whether the shown screen is an entry's or one of its descendants'. */
export const leadsTo = ({ menu_route, children }: MenuEntry, pathname: string): boolean => {
  const path = pathOf(menu_route);
  return (path !== undefined && isCurrent(path, pathname)) || children.some((child) => leadsTo(child, pathname));
};
