/** Returns the longest of these addresses that the path is at or below; undefined where there is none. */
export function areaOf(addresses: readonly string[], pathname: string): string | undefined {
  const path = pathOf(pathname);
  return addresses
    .filter((address) => `${path}/`.startsWith(`${address}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** Strips the slashes at both ends of a path. */
export const pathOf = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '');
