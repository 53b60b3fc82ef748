/**
 * The bars of a placeholder: each `<i>`. They are plain elements, because a list that opens renders dozens of them, and removes them when
 * its rows load.
 */
export const loadingBars = {
  '& i': {
    display: 'block',
    height: 16,
    maxWidth: 1,
    borderRadius: 1,
    bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
    // A fast response needs no placeholder.
    animation: 'pulse 2s ease-in-out 0.5s infinite, appear 0s 200ms backwards',
  },
};

export type LoadingShape = 'lines' | 'facts' | 'fields' | 'inputs' | 'nodes' | 'entries' | 'messages' | 'figures';

/** A bar in the place of a text or a box; sizes in pixels, or in percent of the width. */
export interface ShapePart {
  width: number | string;
  height: number;
  /** The indent. */
  start?: number;
}

type Style = Readonly<Record<string, string | number | object>>;

interface Shape {
  /** The styles of the whole, and of each part. */
  box: Style;
  part: Style;
  bars: (line: number) => readonly ShapePart[];
}

/** Varies the lengths of texts, in an order that doesn't change. */
const widthOf = (line: number): string => `${[72, 48, 60, 84][line % 4]}%`;

/** The placeholder of each kind of content. */
export const shapes: Readonly<Record<LoadingShape, Shape>> = {
  lines: {
    box: { py: 1, display: 'grid', gap: 1, alignContent: 'start' },
    // As high as a line with a button.
    part: { height: 36, display: 'flex', alignItems: 'center' },
    bars: (line) => [{ width: widthOf(line), height: 18 }],
  },
  facts: {
    box: {
      py: 1,
      display: 'grid',
      columnGap: 3,
      rowGap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, 40%), 1fr))',
    },
    part: { display: 'grid', gap: 0.75 },
    bars: (line) => [
      { width: 96, height: 12 },
      { width: widthOf(line), height: 18 },
    ],
  },
  fields: {
    box: { py: 1, display: 'grid', gap: 2.5 },
    part: { display: 'grid', gap: 0.5 },
    bars: () => [
      { width: '100%', height: 38 },
      { width: 120, height: 12 },
    ],
  },
  // The inputs of a search form: as many as its height has room for.
  inputs: {
    box: { p: 2, height: 0, boxSizing: 'border-box', overflow: 'hidden', display: 'flex', flexWrap: 'wrap', gap: 2 },
    part: { flex: { xs: '1 1 100%', sm: '0 1 200px' } },
    bars: () => [{ width: '100%', height: 40 }],
  },
  nodes: {
    box: { py: 1 },
    part: { height: 36, display: 'flex', alignItems: 'center' },
    bars: (line) => [{ width: widthOf(line), height: 18, start: 28 + 18 * (line % 3) }],
  },
  // A menu's entries, each an icon and a name.
  entries: {
    box: { px: 1.5 },
    part: { height: 36, display: 'flex', alignItems: 'center', gap: 1.75 },
    bars: (line) => [
      { width: 20, height: 20 },
      { width: widthOf(line), height: 14 },
    ],
  },
  // What people wrote, each below their name.
  messages: {
    box: { p: 2, display: 'grid', gap: 2, alignContent: 'start' },
    part: { display: 'grid', gap: 0.75 },
    bars: (line) => [
      { width: 96, height: 12 },
      { width: widthOf(line), height: 36 },
    ],
  },
  figures: {
    box: { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } },
    part: { p: 2, display: 'grid', gap: 1, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
    bars: (line) => [
      { width: 48, height: 28 },
      { width: '60%', height: 18 },
      { width: widthOf(line), height: 14 },
    ],
  },
};
