/** How a chip looks and what it says of itself, chosen or not. */
export const chipProps = (isChosen: boolean) =>
  ({
    color: isChosen ? 'primary' : 'default',
    variant: isChosen ? 'filled' : 'outlined',
    'aria-pressed': isChosen,
  }) as const;
