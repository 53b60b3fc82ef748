import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';

/** The last column: what can be done with a row. It stays in sight while a wide table scrolls sideways below it. */
export const ActionColumn = ({ children }: { children: ReactNode }) => (
  <DataTable.Col label="fields.action" disableSort align="right" sx={column}>
    <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5 }}>
      {children}
    </Stack>
  </DataTable.Col>
);

const column = {
  width: '1%',
  whiteSpace: 'nowrap',
  position: 'sticky',
  right: 0,
  bgcolor: 'var(--row)',
  // What goes on below it fades out.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    right: '100%',
    width: 16,
    background: 'linear-gradient(to right, transparent, var(--row))',
    pointerEvents: 'none',
  },
} as const;
