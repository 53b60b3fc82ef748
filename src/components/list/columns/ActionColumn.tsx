import type { ReactNode } from 'react';
import { inOrder } from '@/components/record/inOrder';
import { ColumnCell } from './ColumnCell';
import { usualActions } from './RowLink';

/**
 * The last column: a row's actions, in one order everywhere; by default its details and its form. It stays in view while a wide table
 * scrolls sideways under it.
 */
export const ActionColumn = ({ children = usualActions }: { children?: ReactNode }) => (
  <ColumnCell heading="fields.action" className="actions">
    <div className="row-icons">{inOrder(children)}</div>
  </ColumnCell>
);
