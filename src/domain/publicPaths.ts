/** The paths of the pages outside the shell, which need no session. */
export const publicPaths = [
  '/login',
  '/signup',
  '/passwordreset',
  '/passwordresetcomplete',
  '/unauthorized',
  '/demo/outbox',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** Returns the public page that a path opens; the root path opens the sign-in page. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return path === '' ? '/login' : publicPaths.find((known) => known === path);
}
