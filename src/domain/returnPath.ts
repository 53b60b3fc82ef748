import { publicPathOf } from './publicPaths';
import type { SignOutReason } from './signOutReason';

/** Where the product goes after signing in when nothing else was asked for. */
export const home = '/dashboard';

/** A path to come back to, if it leads into the product; else the dashboard. */
export function returnPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return home;
  const site = 'https://site.invalid';
  try {
    const url = new URL(wanted, site);
    return url.origin === site && !publicPathOf(url.pathname) ? url.pathname + url.search + url.hash : home;
  } catch {
    return home;
  }
}

/** The sign-in page that comes back to `path`, and says why one is there. */
export function loginPath(path: string, reason?: SignOutReason): string {
  const query = new URLSearchParams({ ...(returnPath(path) !== home && { next: path }), ...(reason && { reason }) });
  return query.size > 0 ? `/login?${query}` : '/login';
}
