/**
 * The bars of a placeholder: each `<i>`. They are plain elements, because a list that opens renders dozens of them, and removes them when
 * its rows load.
 */
export const loadingBars = {
  '& i': {
    display: 'block',
    height: 16,
    maxWidth: 1,
    borderRadius: 1,
    bgcolor: 'color-mix(in srgb, currentColor 12%, transparent)',
    // A fast response needs no placeholder.
    animation: 'pulse 2s ease-in-out 0.5s infinite, appear 0s 200ms backwards',
  },
};
