/** How wide a tree beside its panel may be, and is at first, in pixels. */
export const widths = { least: 320, most: 480, usual: 368 } as const;

/** The nearest width that a tree may have. */
export const fitting = (width: number): number => Math.round(Math.min(Math.max(width, widths.least), widths.most));
