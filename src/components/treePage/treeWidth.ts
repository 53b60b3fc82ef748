/** How wide a tree beside its panel may be, and is at first, in pixels: in a window of 1280 the panel has room for two columns of facts. */
export const widths = { least: 320, most: 480, usual: 352 } as const;

/** What was kept as a width, the usual one where it is none. */
export const keptWidth = (kept: unknown): number =>
  typeof kept === 'number' && Number.isFinite(kept) ? fitting(kept) : widths.usual;

/** The nearest width that a tree may have. */
export const fitting = (width: number): number => Math.round(Math.min(Math.max(width, widths.least), widths.most));
