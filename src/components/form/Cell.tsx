import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CellProps {
  /** Of the 12 columns, where there is room for them. */
  width: 3 | 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** The place of an input in its `Group`, or in a form without any; one that isn't asked for takes none. */
export const Cell = ({ width, children }: CellProps) => (
  <Box data-cell sx={{ '--width': width, minWidth: 0, '&:empty': { display: 'none' }, '&& > *': { my: 0 } }}>
    {children}
  </Box>
);
