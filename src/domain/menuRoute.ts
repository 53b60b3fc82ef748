import { withoutUnseen } from './characters';

/** The route of a menu that leads nowhere: it only expands and collapses the entries below it. */
export const expandsOnly = '#';

/** Returns a menu's route as it is stored, without slashes at its ends; a full address of another site stays as it is. Empty for none. */
export function routeOf(route: string): string {
  const bare = route.trim();
  if (isElsewhere(bare)) return bare;
  const inner = bare.replace(/^[\s/]+|[\s/]+$/g, '');
  return inner === expandsOnly ? '' : inner;
}

/**
 * Whether a menu may have a route: an address of another site is over https and has a host, and any other is a path of this one. Browsers
 * take a backslash for a slash, and leave invisible characters out.
 */
export function isAllowedRoute(route: string): boolean {
  const read = withoutUnseen(route).replace(/[\s\p{Cc}]/gu, '');
  if (read.includes('\\')) return false;
  return isElsewhere(read) ? /^https:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?$/i.test(route.trim()) : !isElsewhere(read.replace(/^\/+/, ''));
}

/** Whether a route is a full address, with a scheme such as `https:`. */
export const isElsewhere = (route: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(route.trim());
