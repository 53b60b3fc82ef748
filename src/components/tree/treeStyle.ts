import type { Theme } from '@mui/material/styles';
import { marked } from '@/components/ui/marks';

/** A row's height in pixels. */
export const rowHeight = 36;

/** The indent of each level from the one above it, in pixels. */
const step = 18;
const chevronWidth = 28;

/** Returns the indent of a level's rows, in pixels. */
export const indent = (level: number) => (level - 1) * step;

/** The styles of the tree and everything in it: one rule for thousands of rows, because styled components would cost each row time. */
export function treeStyle({ palette, shape }: Theme) {
  const tinted = (share: number) => `color-mix(in srgb, ${palette.background.paper}, ${palette.primary.main} ${share}%)`;
  return {
    flex: 1,
    minHeight: 200,
    overflow: 'auto',
    borderRadius: 1,
    '&:focus-visible': { outline: 'none' },
    '.rows': { position: 'relative' },
    '[role=treeitem]': {
      '--row': palette.background.paper,
      position: 'absolute',
      insetInline: 0,
      contain: 'strict',
      height: rowHeight,
      display: 'flex',
      alignItems: 'center',
      backgroundColor: 'var(--row)',
      borderRadius: `${shape.borderRadius}px`,
      cursor: 'default',
      '@media (hover: hover)': { '&:hover': { '--row': tinted(6) } },
      '&[aria-selected=true]': { '--row': tinted(14) },
      '&[aria-expanded=true] .chevron svg': { rotate: '90deg' },
      '&[aria-level="1"] .label': { fontWeight: 600 },
    },
    [`&:focus-visible ${marked('active')}`]: { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    // The search's current match, while the focus is still in the search box.
    [`[role=treeitem]${marked('found')}`]: {
      borderRadius: 0,
      boxShadow: `inset 3px 0 ${palette.primary.main}`,
      '@media (forced-colors: active)': { outline: '2px solid' },
    },
    '[role=treeitem] > svg': { flexShrink: 0, width: 18, height: 18, color: 'text.secondary' },
    '.guides': { ...guides(palette.divider), flexShrink: 0, alignSelf: 'stretch' },
    '.name': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1, pr: 1, ml: 0.5, height: '100%' },
    '.label': { flex: 1, typography: 'body2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.label a': {
      color: 'inherit',
      textDecoration: 'none',
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline' } },
    },
    mark: { bgcolor: tinted(28), color: 'inherit', borderRadius: '2px' },
    '.count': { typography: 'caption', color: 'text.secondary' },
    ...chevronStyle,
    '.dropPlace': { position: 'absolute', insetInlineEnd: 0, height: '2px', bgcolor: 'primary.main', pointerEvents: 'none' },
    ...actionStyle,
  };
}

const button = {
  width: 28,
  height: 28,
  display: 'grid',
  placeItems: 'center',
  p: 0,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover', color: 'text.primary' } },
};

/** A line below each ancestor of a row, at the middle of that ancestor's chevron. */
const guides = (color: string) => ({
  background: `repeating-linear-gradient(to right, transparent 0 ${chevronWidth / 2 - 1}px, ${color} 0 ${chevronWidth / 2}px, transparent 0 ${step}px)`,
});

const chevronStyle = {
  '.chevron': {
    flexShrink: 0,
    width: chevronWidth,
    height: '100%',
    display: 'grid',
    placeItems: 'center',
    color: 'text.secondary',
  },
  '[aria-expanded] .chevron': {
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover': { color: 'text.primary' } },
  },
  '.chevron svg': { width: 20, height: 20, fill: 'currentcolor', transition: 'rotate 120ms' },
};

// The tools cover the row's end, so that names aren't shortened for tools of only one row at a time.
const actionStyle = {
  '.tools': { display: 'flex', alignItems: 'center', '& a, & button': button },
  '.grip': { display: 'flex', color: 'text.secondary', cursor: 'grab' },
  '.seldom': {
    position: 'absolute',
    // Keeps clear of the active row's outline.
    insetInlineEnd: 2,
    insetBlock: 2,
    paddingInline: '24px 2px',
    borderRadius: 'inherit',
    background: 'linear-gradient(to right, transparent, var(--row) 20px)',
    opacity: 0,
  },
  [`[role=treeitem]:hover .seldom, &:focus-visible ${marked('active')} .seldom`]: { opacity: 1 },
};
