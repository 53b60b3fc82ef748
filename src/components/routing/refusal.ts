const dimmed = { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } };

/** What a button is given in the place of a link to what can't be done: it takes the focus, so that everybody learns why. */
export const refusal = (label: string, reason: string) => ({
  'aria-disabled': true,
  'aria-label': `${label}. ${reason}`,
  disableRipple: true,
  sx: dimmed,
});
