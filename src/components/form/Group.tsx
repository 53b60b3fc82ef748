import { Box, Typography } from '@mui/material';
import { type ReactNode, useContext, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormContainer } from './formContainer';

interface GroupProps {
  /** A key of the catalogue. */
  title: string;
  /** The inputs: short ones share a row where there is room for two; others say their width by a `Cell`. */
  children: ReactNode;
}

/** A part of a long form under a heading. */
export function Group({ title, children }: GroupProps) {
  const translate = useTranslate();
  const id = useId();
  const { heading = 'h3' } = useContext(FormContainer);
  return (
    <Box role="group" aria-labelledby={id} sx={grid}>
      <Typography id={id} component={heading} sx={{ typography: 'subtitle1' }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

/** Where there is room for inputs side by side: the form's width counts, not the window's. */
const roomy = '@container form (min-width: 480px)';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 2.5,
  // With the space that the form leaves between its inputs: as much as sets groups apart.
  '& + &': { mt: 1.5 },
  // A form that asks for none of its inputs has no group of them.
  '&:not(:has(> :not(h2, h3, :empty)))': { display: 'none' },
  '& > *': { gridColumn: '1 / -1' },
  '&& > *': { my: 0 },
  // What is short shares a row with the next; the name of another record and what has several lines are long.
  [roomy]: {
    '& > :not(h2, h3, [data-cell], .MuiAutocomplete-root, :has(textarea))': { gridColumn: 'span 6' },
    '& > [data-cell]': { gridColumn: 'span var(--width)' },
  },
};
