/** Hides an element from view, but not from screen readers and the keyboard. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** On a phone a record's page is as high as the window from the start, so that the footer below it doesn't move when the record loads. */
export const wholeWindow = { minHeight: { xs: '100dvh', md: 0 } } as const;
