/** The longest of these addresses that a path is at or below; undefined where there is none. */
export function areaOf(addresses: readonly string[], pathname: string): string | undefined {
  const path = pathOf(pathname);
  return addresses
    .filter((address) => `${path}/`.startsWith(`${address}/`))
    .toSorted((one, other) => other.length - one.length)[0];
}

/** A path without slashes at its ends. */
export const pathOf = (pathname: string): string => pathname.replace(/^\/+|\/+$/g, '');
