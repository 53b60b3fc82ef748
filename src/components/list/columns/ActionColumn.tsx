import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { hasPlace, inOrder, useAllowed } from '@/components/record/inOrder';
import { ColumnCell } from './Column';
import { EditLink, usualActions, ViewLink } from './RowLink';

/**
 * The last column: a row's actions, in one order everywhere; by default its details and its form. It stays in view while a wide table
 * scrolls sideways under it.
 */
export function ActionColumn({ children = usualActions }: { children?: ReactNode }) {
  const actions = useAllowed(inOrder(children));
  if (actions.length === 0) return null;
  return (
    <ColumnCell heading="fields.action" className="actions">
      <div className="row-icons">{actions}</div>
    </ColumnCell>
  );
}

type Declared = ReactElement<{ children?: ReactNode; ofRow?: boolean }>;

const isDeclared = (child: ReactNode): child is Declared => isValidElement(child);
const among = (children: ReactNode): Declared[] => Children.toArray(children).filter(isDeclared);

/** Returns the row actions among a list's declared columns. */
export const actionsIn = (declared: ReactNode): ReactNode[] =>
  among(declared).flatMap((column) => (column.type === ActionColumn ? inOrder(column.props.children ?? usualActions) : []));

/** Returns the other actions for a record's open details: the row's, and the links in the columns themselves, such as its state. */
export function furtherIn(declared: ReactNode): ReactNode[] {
  const ofColumns = among(declared).flatMap(({ type: column, props }) =>
    column === ActionColumn ? [] : among(props.children).filter(({ type }) => hasPlace(type)),
  );
  const others = among(actionsIn(declared)).filter(({ type, props }) => type !== ViewLink && type !== EditLink && !props.ofRow);
  return inOrder([...ofColumns, ...others]);
}
