import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface MenuTextProps {
  /** The id of a heading, which describes the items below it. */
  id?: string;
  children: ReactNode;
}

/** A line of a menu that is text only. The keyboard skips a heading. */
export const MenuText = ({ id, children }: MenuTextProps) => (
  <Box
    component="li"
    {...(id ? { id, role: 'presentation' } : { role: 'menuitem', 'aria-disabled': true, tabIndex: 0 })}
    sx={{ px: 2, py: 1, typography: id ? 'caption' : 'body2', color: 'text.secondary' }}
  >
    {children}
  </Box>
);
