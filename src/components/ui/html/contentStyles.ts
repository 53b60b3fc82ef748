/** The box of a rich text: nothing in it is painted, or can be clicked, outside of the box. */
export const boxStyles = { position: 'relative', contain: 'paint' } as const;

/**
 * Clamps a text to a few lines. A formula reaches above and below its line: the room for that is padding above, and below a block after the
 * text, which is left out where lines are, so that nothing of the next one is seen in it.
 */
export const clamped = {
  minWidth: 120,
  pt: '3px',
  '&::after': { content: '""', display: 'block', height: '3px' },
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** The styles of formulas in a text, whatever its other styles. */
export const formulaStyles = {
  '& .katex *': { maxWidth: 'none' },
  '& .katex-display': { overflow: 'auto hidden' },
  // A formula that can't be rendered.
  '& mark[data-formula]': {
    bgcolor: 'transparent',
    color: 'error.main',
    textDecoration: 'underline dotted',
    '&::before': { content: '"⚠ "' },
  },
} as const;

/** The styles of an author's text, independent of the browser's own and of a reset. */
export const contentStyles = {
  overflowWrap: 'anywhere',
  lineHeight: 1.6,
  '& *': { maxWidth: '100%' },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& p, & ul, & ol, & blockquote, & pre, & table': { my: 1 },
  '& h1, & h2, & h3, & h4, & h5, & h6': { mt: 2, mb: 1, fontWeight: 600, lineHeight: 1.3 },
  // Nested ones would get larger and larger.
  '& big big': { fontSize: 'inherit' },
  '& h1': { fontSize: '1.5rem' },
  '& h2': { fontSize: '1.25rem' },
  '& h3': { fontSize: '1.1rem' },
  '& h4, & h5, & h6': { fontSize: '1rem' },
  '& ul, & ol': { pl: 3 },
  '& blockquote': { mx: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& figure': { m: 0, overflowX: 'auto' },
  // A word stays whole in a narrow column: a table that is too wide scrolls.
  '& table': { borderCollapse: 'collapse', overflowWrap: 'break-word' },
  '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5, textAlign: 'start', verticalAlign: 'top' },
  '& th': { fontWeight: 600 },
  '& pre': { overflowX: 'auto', whiteSpace: 'pre-wrap' },
  '& img, & video': { height: 'auto' },
  '& a': { color: 'primary.main' },
  ...formulaStyles,
} as const;
