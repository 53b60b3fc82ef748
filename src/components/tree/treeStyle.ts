import type { Theme } from '@mui/material/styles';

/** A row's height in pixels. */
export const rowHeight = 36;

/** How far a row of this level stands in, in pixels. */
export const indent = (level: number) => (level - 1) * 18;

/** How the tree and all in it look: one rule for thousands of rows, where a styled component a piece would cost each of them. */
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
      '&[aria-expanded]': { cursor: 'pointer' },
      '&[aria-expanded=true] .chevron': { rotate: '90deg' },
      '&[aria-level="1"] .label': { fontWeight: 600 },
    },
    '&:focus-visible [data-active]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
    '.name': { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.75, pr: 1, height: '100%' },
    '.chevron': { width: 28, display: 'flex', justifyContent: 'center', color: 'text.secondary', transition: 'rotate 120ms' },
    '.chevron svg': { width: 20, height: 20, fill: 'currentcolor' },
    '.label': { flex: 1, typography: 'body2', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.count': { typography: 'caption', color: 'text.secondary' },
    '.landing': { position: 'absolute', insetInlineEnd: 0, height: '2px', bgcolor: 'primary.main', pointerEvents: 'none' },
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

// The icons lie over the row's end, so that a name isn't squeezed for what is seen on one row at a time.
const actionStyle = {
  '.icons': {
    position: 'absolute',
    // The outline of the active row stays free.
    insetInlineEnd: 2,
    insetBlock: 2,
    display: 'flex',
    alignItems: 'center',
    paddingInline: '24px 2px',
    borderRadius: 'inherit',
    background: 'linear-gradient(to right, transparent, var(--row) 20px)',
    opacity: 0,
    '& a': button,
  },
  '[role=treeitem]:hover .icons, &:focus-visible [data-active] .icons': { opacity: 1 },
  '.menu': button,
};
