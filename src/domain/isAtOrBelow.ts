/** Whether an address is a path or, as a popup's is, below it. */
export const isAtOrBelow = (address: string, path: string): boolean => address === path || address.startsWith(`${path}/`);
