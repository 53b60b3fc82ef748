/** The container query for inputs side by side: it depends on the form's width, not the window's. */
export const roomy = '@container form (min-width: 480px)';

export const columns = 'repeat(12, minmax(0, 1fr))';

/**
 * Inputs in 12 columns, without margins of their own. Short ones share a row; pickers of records and inputs of several lines take a whole
 * row, unless a `Cell` sets their width.
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
