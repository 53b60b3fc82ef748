import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface CellProps {
  /** Of the 12 columns of its group, where there is room for them. */
  width: 3 | 4 | 6 | 8 | 12;
  children: ReactNode;
}

/** The place of an input in its `Group`; one that isn't asked for takes none. */
export const Cell = ({ width, children }: CellProps) => (
  <Box
    sx={{ minWidth: 0, [roomy]: { gridColumn: `span ${width} !important` }, '&:empty': { display: 'none' }, '& > *': { my: 0 } }}
  >
    {children}
  </Box>
);

/** A group that has room for inputs side by side: its form's width counts, not the window's. */
export const roomy = '@container form (min-width: 480px)';
