import { Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

interface GroupProps {
  /** A key of the catalogue. */
  title: string;
  /** The inputs: short ones share a row where there is room for two. */
  children: ReactNode;
}

/** A part of a long form under a heading. */
export function Group({ title, children }: GroupProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={grid}>
      <Typography id={id} component="h3" sx={{ gridColumn: '1 / -1', typography: 'subtitle1', fontWeight: 600 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
  gap: 2.5,
  // With the space that the form leaves between its inputs: as much as sets groups apart.
  '& + &': { mt: 1.5 },
  '&& > *': { my: 0 },
  // The name of another record is long.
  '& > .MuiAutocomplete-root': { gridColumn: '1 / -1' },
};
