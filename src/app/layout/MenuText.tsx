import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface MenuTextProps {
  /** Of a heading: the items below are described by it. */
  id?: string;
  children: ReactNode;
}

/** A line of a menu that is read and does nothing. The keyboard passes over a heading. */
export const MenuText = ({ id, children }: MenuTextProps) => (
  <Box
    component="li"
    {...(id ? { id, role: 'presentation' } : { role: 'menuitem', 'aria-disabled': true, tabIndex: 0 })}
    sx={{ px: 2, py: 1, typography: id ? 'caption' : 'body2', color: 'text.secondary' }}
  >
    {children}
  </Box>
);
