/**
 * The least, greatest and initial width of a tree beside its panel, in pixels: in a window of 1280 the panel has room for two columns of
 * facts.
 */
export const widths = { least: 320, most: 480, usual: 352 } as const;

/** Returns the stored width; the usual one if it is invalid. */
export const keptWidth = (kept: unknown): number =>
  typeof kept === 'number' && Number.isFinite(kept) ? fitting(kept) : widths.usual;

/** Returns the nearest allowed width. */
export const fitting = (width: number): number => Math.round(Math.min(Math.max(width, widths.least), widths.most));
