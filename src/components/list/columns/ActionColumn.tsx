import { Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { inOrder } from '@/components/record/inOrder';
import { ColumnCell } from './ColumnCell';
import { usualActions } from './RowLink';

/**
 * The last column: a row's actions, in one order everywhere; by default its details and its form. It stays in view while a wide table
 * scrolls sideways under it.
 */
export const ActionColumn = ({ children = usualActions }: { children?: ReactNode }) => (
  <ColumnCell heading="fields.action" align="right" className="actions">
    {/* Aligns the icons, rather than the padding around them, with the end of the column's heading. */}
    <Stack direction="row" sx={{ justifyContent: 'flex-end', gap: 0.5, mr: '-5px' }}>
      {inOrder(children)}
    </Stack>
  </ColumnCell>
);
