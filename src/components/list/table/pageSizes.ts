/** The page size that stands for *All*. */
export const allRows = 100_000;

/** The page sizes to choose from; a list opens with the first. */
export type PageSizes = readonly [number, ...number[]];

/** The page sizes of lists by default. */
export const pageSizes: PageSizes = [5, 10, 25, allRows];
