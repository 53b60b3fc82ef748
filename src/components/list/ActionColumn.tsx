import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';

/** The last column: what can be done with a row. */
export const ActionColumn = ({ children }: { children: ReactNode }) => (
  <DataTable.Col label="fields.action" disableSort align="right" sx={{ width: '1%', whiteSpace: 'nowrap' }}>
    <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5 }}>
      {children}
    </Stack>
  </DataTable.Col>
);
