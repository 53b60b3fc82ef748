import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CellProps {
  /** Out of the 12 columns, where they fit. */
  width: 3 | 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** The cell of an input in its `Group`, or in a form without groups; it is hidden for an input that the form doesn't have. */
export const Cell = ({ width, children }: CellProps) => (
  <Box data-cell sx={{ '--width': width, minWidth: 0, '&:empty': { display: 'none' }, '&& > *': { my: 0 } }}>
    {children}
  </Box>
);
