import { say } from '@/contract/message';
import { isWithin } from '@/domain/tree';
import { childrenOf } from './childrenOf';
import { referred } from './records';
import { fieldRefusal } from './refusal';

/** A row of a table whose rows stand below each other. */
interface Below {
  iid: number;
  parent: number | null;
}

/** A row with its `iid` called `id`, and all that stand below it. */
export type Branch<Row extends Below> = Omit<Row, 'iid'> & { id: number; children: Branch<Row>[] };

/** Rows as a tree, siblings in the order given. */
export function treeOf<Row extends Below>(rows: readonly Row[]): Branch<Row>[] {
  const below = childrenOf(rows, ({ parent }) => parent);
  const branches = (parent: number | null): Branch<Row>[] =>
    below(parent).map(({ iid, ...row }) => ({ ...row, id: iid, children: branches(iid) }));
  return branches(null);
}

/**
 * Refuses that a record (a new one has no id yet) comes to stand below one that isn't there, or below itself. The rows are all of
 * its table, held: two moves at once could make a ring of what each alone does not.
 */
export function checkParent(rows: readonly Below[], iid: number | undefined, parent: number | null): void {
  if (parent === null) return;
  const byId = new Map(rows.map((row) => [row.iid, row]));
  referred(byId.get(parent), 'parent');
  if (iid !== undefined && isWithin(iid, parent, (at) => byId.get(at)?.parent)) {
    throw fieldRefusal('parent', say('below_itself'));
  }
}
