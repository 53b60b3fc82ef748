const { base = '' } = document.documentElement.dataset;

/**
 * The folder of its site in which the product is, such as `/desk`, as the server writes it into the page; empty where the product has the
 * whole site, and where somebody asks the server itself, beside the proxy whose folder it is.
 */
export const basePath = `${location.pathname}/`.startsWith(`${base}/`) ? base : '';

/** Takes that folder off a path of the site: the product's own addresses begin below it. */
export const belowBase = (pathname: string): string => pathname.slice(basePath.length) || '/';

/** The product's own address of the page that is open. */
export const pathHere = (): string => belowBase(location.pathname);

/** Where the product is: its site, and the folder. */
export const siteHere = location.origin + basePath;
