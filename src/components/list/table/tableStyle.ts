import type { Theme } from '@mui/material/styles';

/** The styles of rows. `--row` is a row's background, which is opaque: the last column covers those that scroll sideways. */
export function tableStyle({ palette }: Theme) {
  const tinted = (opacity: number) =>
    `color-mix(in srgb, ${palette.background.paper}, ${palette.primary.main} ${opacity * 100}%)`;
  return {
    '--row': palette.background.paper,
    '& tbody tr': { bgcolor: 'var(--row)' },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '@media (hover: hover)': { '& tbody tr:hover': { '--row': tinted(palette.action.hoverOpacity) } },
    '& tbody tr:has(:checked)': { '--row': tinted(palette.action.selectedOpacity) },
    '& tbody tr[data-landed]': {
      '--row': tinted(0.2),
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '& tbody tr, & tbody .actions': { transition: 'background-color 300ms' },
    '& .serial': { width: 56 },
    '& .choice': { width: 46, p: 0, pl: 1 },
    // Aligns the first card with the list's other parts.
    '& .card:first-of-type': { paddingInlineStart: '16px' },
    '& td.short': { whiteSpace: 'nowrap' },
    // A name's column has room for two words: three lines of one word each would make every row high.
    '@media (min-width: 600px)': { '& td[class*=_name]': { minWidth: 132 } },
    '& .actions': actions,
  };
}

// Here rather than in the column, whose styles would be computed for every cell.
const actions = {
  width: '1%',
  whiteSpace: 'nowrap',
  position: 'sticky',
  right: 0,
  bgcolor: 'var(--row)',
  // Fades out the columns that scroll under it.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: '100%',
    width: 16,
    background: 'linear-gradient(to right, transparent, var(--row))',
    pointerEvents: 'none',
  },
};
