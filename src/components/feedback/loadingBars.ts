/**
 * The bars in the place of what is on its way: each `<i>`. They are the elements themselves: a list that opens draws dozens of them, and
 * takes them away when its rows come.
 */
export const loadingBars = {
  '& i': {
    display: 'block',
    height: 16,
    maxWidth: 1,
    borderRadius: 1,
    bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
    // What comes at once needs no shape before it.
    animation: 'pulse 2s ease-in-out 0.5s infinite, appear 0s 200ms backwards',
  },
};
