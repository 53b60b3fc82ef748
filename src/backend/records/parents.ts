import { fieldRefusal } from '@/backend/refusal';
import { say } from '@/contract/message';
import { isWithin } from '@/domain/rows/tree';
import { childrenOf } from './childrenOf';
import { referred } from './records';

/** A row of a table whose rows have parents in the same table. */
interface Below {
  iid: number;
  parent: number | null;
}

/** A row with its `iid` called `id`, and its children. */
export type Branch<Row extends Below> = Omit<Row, 'iid'> & { id: number; children: Branch<Row>[] };

/** Returns rows as a tree, siblings in the order given. */
export function treeOf<Row extends Below>(rows: readonly Row[]): Branch<Row>[] {
  const below = childrenOf(rows, ({ parent }) => parent);
  const branches = (parent: number | null): Branch<Row>[] =>
    below(parent).map(({ iid, ...row }) => ({ ...row, id: iid, children: branches(iid) }));
  return branches(null);
}

/**
 * Refuses a parent that doesn't exist, or that is the record itself or below it (a new record has no id yet). `rows` is the whole table,
 * locked: two moves at the same time could form a ring that neither forms alone.
 */
export function checkParent(rows: readonly Below[], iid: number | undefined, parent: number | null): void {
  if (parent === null) return;
  const byId = new Map(rows.map((row) => [row.iid, row]));
  referred(byId.get(parent), 'parent');
  if (iid !== undefined && isWithin(iid, parent, (at) => byId.get(at)?.parent)) {
    throw fieldRefusal('parent', say('below_itself'));
  }
}
