import { Box, Typography } from '@mui/material';
import { type ReactNode, useContext, useId } from 'react';
import { useTranslate } from 'react-admin';
import { FormContainer } from './formContainer';
import { inColumns } from './inColumns';

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

const grid = {
  ...inColumns,
  // With the space that the form leaves between its inputs: as much as sets groups apart. Over the form's own rule, whichever of both comes later.
  '&&& + &&&': { mt: 1.5 },
  // A form that asks for none of its inputs has no group of them.
  '&:not(:has(> :not(h2, h3, :empty)))': { display: 'none' },
};
