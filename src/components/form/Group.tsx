import { Box, Typography } from '@mui/material';
import { type ReactNode, useContext, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormContainer } from '@/components/feedback/formContainer';
import { inColumns } from './inColumns';

interface GroupProps {
  /** A key of the catalogue. */
  title: string;
  /** The inputs: where two fit, short ones share a row; others set their width by a `Cell`. */
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

const grid = {
  ...inColumns,
  // Added to the gap between inputs: together they set groups apart. It outweighs the form's own rule, whichever style is inserted later.
  '&&& + &&&': { mt: 1.5 },
  // A group is hidden if the form has none of its inputs.
  '&:not(:has(> :not(h2, h3, :empty)))': { display: 'none' },
};
