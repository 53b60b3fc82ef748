import type { Theme } from '@mui/material/styles';
import { marked } from '@/components/ui/marks';

/**
 * The styles of a table and its plain elements: styles of their own would be computed for every cell. `--row` is a row's background, which
 * is opaque: the last column covers those that scroll sideways.
 */
export function tableStyle({ palette }: Theme) {
  const tinted = (opacity: number) =>
    `color-mix(in srgb, ${palette.background.paper}, ${palette.primary.main} ${opacity * 100}%)`;
  return {
    width: 1,
    borderCollapse: 'collapse' as const,
    '--row': palette.background.paper,
    // A cell's rich text may have a table, too.
    '& > * > tr > *': cell,
    '& > thead > tr > *': head,
    // The columns at the edges align with the list's other parts.
    '@media (min-width: 600px)': {
      '& > * > tr > :first-of-type:not(:has([type=checkbox]))': { paddingInlineStart: '16px' },
      '& > * > tr > :last-of-type': { paddingInlineEnd: '16px' },
      // A name's column has room for two words: three lines of one word each would make every row high.
      '& td[class*=_name]': { minWidth: 132 },
    },
    '& tbody tr': { bgcolor: 'var(--row)' },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '@media (hover: hover)': { '& tbody tr:hover': { '--row': tinted(palette.action.hoverOpacity) } },
    '& tbody tr:has(:checked)': { '--row': tinted(palette.action.selectedOpacity) },
    [`& tbody tr${marked('highlighted')}`]: {
      '--row': tinted(0.2),
      '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    [`& tbody tr${marked('landed')} > :first-of-type`]: { boxShadow: `inset 3px 0 ${palette.primary.main}` },
    '& tbody tr, & tbody .actions': { transition: 'background-color 300ms' },
    '& .sort': sort,
    '& .sort:hover > svg': { opacity: 0.5 },
    '& [aria-sort] > .sort': { color: 'text.primary', '& > svg': { opacity: 1, color: 'text.secondary' } },
    '& [aria-sort=descending] > .sort > svg': { rotate: '0deg' },
    '& .serial': { width: 56 },
    '& .choice': { width: 46, p: 0, pl: 1 },
    // Aligns the first card with the list's other parts.
    '& .card:first-of-type': { paddingInlineStart: '16px' },
    '& td.short': { whiteSpace: 'nowrap' },
    // Their heading's arrow stands where other columns have nothing, so the cells keep clear of it.
    '& .amount': { textAlign: 'end', whiteSpace: 'nowrap', pr: 3 },
    '& .actions': actions,
    // Aligns the icons, rather than the padding around them, with the end of the column's heading.
    '& .row-icons': { display: 'flex', justifyContent: 'flex-end', gap: 0.5, mr: '-5px' },
    '& .row-name': name,
  };
}

const cell = {
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'start',
  px: { xs: 1, sm: 1.5 },
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.primary',
} as const;

/** Stays in view while the rows scroll. */
const head = {
  fontWeight: 600,
  lineHeight: '1.5rem',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  position: 'sticky',
  top: 0,
  zIndex: 1,
} as const;

/** The button in a column's heading; its arrow, which points down as MUI's icon does, is turned where the order is ascending. */
const sort = {
  position: 'relative',
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  userSelect: 'none',
  // The arrow of a column that isn't sorted takes no room: it is placed beside the name, where the cells have nothing.
  '& > svg': {
    position: 'absolute',
    left: '100%',
    top: 'calc(50% - 9px)',
    width: 18,
    height: 18,
    ml: '2px',
    fill: 'currentColor',
    opacity: 0,
    rotate: '180deg',
    transition: 'opacity 200ms, rotate 200ms',
  },
} as const;

/** A record's name, which links to its details where it has any. */
const name = {
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: 3,
  '&:any-link:hover': { textDecoration: 'underline' },
  // Without a least width, clamped rich text would be as narrow as its column allows.
  '& > *': { minWidth: { sm: 216 } },
};

const actions = {
  textAlign: 'right',
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
