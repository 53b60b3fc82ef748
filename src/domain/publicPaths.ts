/** The pages that stand outside the shell and need no session, by their paths. */
export const publicPaths = [
  '/login',
  '/signup',
  '/passwordreset',
  '/passwordresetcomplete',
  '/unauthorized',
  '/demo/outbox',
] as const;
export type PublicPath = (typeof publicPaths)[number];

/** The public page that a path opens; the empty root path opens the sign-in page. */
export function publicPathOf(pathname: string): PublicPath | undefined {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return path === '' ? '/login' : publicPaths.find((known) => known === path);
}
