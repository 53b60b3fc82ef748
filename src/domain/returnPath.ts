import { publicPathOf } from './publicPaths';
import type { SignOutReason } from './signOutReason';

/** Where the product goes after signing in when nothing else was asked for. */
export const home = '/dashboard';

/** A path to come back to, if it leads into the product; else the dashboard. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return home;
  const site = 'https://site.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(wanted, site);
    // What is left of `/.//evil.test` would name another site.
    const leadsOff = origin !== site || pathname.startsWith('//');
    return leadsOff || publicPathOf(pathname) ? home : pathname + search + hash;
  } catch {
    return home;
  }
}

/** The sign-in page that comes back to `path`, and says why one is there; who asked to sign out begins anew. */
export function loginPath(path: string, reason?: SignOutReason): string {
  if (reason === 'asked') return '/login';
  const query = new URLSearchParams({ ...(returnPath(path) !== home && { next: path }), ...(reason && { reason }) });
  return query.size > 0 ? `/login?${query}` : '/login';
}
