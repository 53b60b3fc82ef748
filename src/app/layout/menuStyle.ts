import { alpha, type Theme } from '@mui/material/styles';

/**
 * The styles of the menu's entries, which are plain elements: as components of MUI each would be some twenty, and their styles be computed
 * again for both entries that a step concerns.
 */
export const menuStyle = ({ palette: { action, primary } }: Theme) => ({
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .entry': entry,
  '& a.entry, & button.entry': { cursor: 'pointer', userSelect: 'none', WebkitTapHighlightColor: 'transparent' },
  '& .entry:focus-visible': { outlineOffset: 1, bgcolor: action.focus },
  '@media (hover: hover)': { '& :any-link.entry:hover, & button.entry:hover': { bgcolor: action.hover } },
  // After the hover, which doesn't hide where the person is.
  '& .entry[aria-current]': { color: primary.main, bgcolor: alpha(primary.main, action.selectedOpacity) },
  '& .entry-name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& .later': { color: 'text.secondary' },
  '& .chevron': { color: 'text.secondary', transition: 'rotate 120ms' },
  '& [aria-expanded=true] > .chevron': { rotate: '180deg' },
  // A menu of icons still tells the names to screen readers.
  '&[data-width=narrow]': {
    '& .entry': { gap: 0 },
    '& .entry-name': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

const entry = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  boxSizing: 'border-box',
  width: 1,
  minHeight: 36,
  py: 0.5,
  paddingInlineEnd: '8px',
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'inherit',
  typography: 'body2',
  textAlign: 'start',
  textDecoration: 'none',
  transition: 'background-color 150ms',
} as const;
