import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable } from 'react-admin';
import { inOrder } from '@/components/record/inOrder';
import { usualActions } from './RowLink';

/**
 * The last column: what can be done with a row, in one order everywhere; it is viewed and edited, unless said otherwise. It stays in
 * sight while a wide table scrolls sideways below it.
 */
export const ActionColumn = ({ children = usualActions }: { children?: ReactNode }) => (
  <DataTable.Col label="fields.action" disableSort align="right" className="actions">
    {/* Icons, not the room round them, end where the column's heading does. */}
    <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5, mr: '-5px' }}>
      {inOrder(children)}
    </Stack>
  </DataTable.Col>
);
