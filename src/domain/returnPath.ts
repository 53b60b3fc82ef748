import { publicPathOf } from './publicPaths';
import type { SignOutReason } from './signOutReason';

/** The first page after signing in when no other was requested. */
export const home = '/dashboard';

/** Returns the wanted path if it leads into the product; else the dashboard. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return home;
  const site = 'https://site.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, site);
    // A browser would read the rest of `/.//evil.test` as another site.
    const leadsOff = origin !== site || pathname.startsWith('//');
    return leadsOff || publicPathOf(pathname) ? home : pathname + search + hash;
  } catch {
    return home;
  }
}

/** Returns the sign-in page's address, with the path to return to and the reason; a person who asked to sign out starts afresh. */
export function loginPath(path: string, reason?: SignOutReason): string {
  if (reason === 'asked') return '/login';
  const query = new URLSearchParams({ ...(returnPath(path) !== home && { next: path }), ...(reason && { reason }) });
  return query.size > 0 ? `/login?${query}` : '/login';
}
