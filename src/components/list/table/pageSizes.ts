/** The page size that stands for *All*. */
export const allRows = 100_000;

/** How many rows a page can have; a list opens with the first. */
export type PageSizes = readonly [number, ...number[]];

/** What lists have that say nothing else. */
export const pageSizes: PageSizes = [5, 10, 25, allRows];
