/** Returns the look and the ARIA state of a chip. */
export const chipProps = (isChosen: boolean) =>
  ({
    color: isChosen ? 'primary' : 'default',
    variant: isChosen ? 'filled' : 'outlined',
    'aria-pressed': isChosen,
  }) as const;
