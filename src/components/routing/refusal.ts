const dimmed = { color: 'text.disabled', cursor: 'default', '&:hover': { bgcolor: 'transparent' } };

/** Returns the props of a button that replaces a link to an action that can't be done: it can be focused, so that everybody learns why. */
export const refusal = (label: string, reason: string) => ({
  'aria-disabled': true,
  'aria-label': `${label}. ${reason}`,
  disableRipple: true,
  sx: dimmed,
});
