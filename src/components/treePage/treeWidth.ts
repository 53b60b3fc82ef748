/** How wide a tree beside its panel may be, and is at first, in pixels: in a window of 1280 the panel has room for two columns of facts. */
export const widths = { least: 320, most: 480, usual: 352 } as const;

/** The nearest width that a tree may have. */
export const fitting = (width: number): number => Math.round(Math.min(Math.max(width, widths.least), widths.most));
