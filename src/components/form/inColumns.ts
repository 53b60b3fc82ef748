/** Where there is room for inputs side by side: the form's width counts, not the window's. */
export const roomy = '@container form (min-width: 480px)';

export const columns = 'repeat(12, minmax(0, 1fr))';

/**
 * Inputs in 12 columns, which have no space of their own. What is short shares a row with the next; the name of another record and what
 * has several lines are long, and a `Cell` says its width.
 */
export const inColumns = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'start',
  gap: 2.5,
  '& > *': { gridColumn: '1 / -1' },
  '&& > *': { my: 0 },
  [roomy]: {
    '& > :not(h2, h3, [data-cell], .MuiAutocomplete-root, :has(textarea))': { gridColumn: 'span 6' },
    '& > [data-cell]': { gridColumn: 'span var(--width)' },
  },
};
