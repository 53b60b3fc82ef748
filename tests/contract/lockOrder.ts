import { tablesInOrder } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';

/**
 * Returns a store that fails when a transaction locks a row out of order, because two overlapping transactions would then deadlock.
 * Updates and removals lock their rows too. Rows that the transaction itself has inserted don't count: no other can see them.
 */
export function watchLocks(store: Store): Store {
  return { ...store, tx: (work, writer) => store.tx((tx) => work(watched(tx)), writer) };
}

function watched(tx: Store): Store {
  const held = new Set<string>();
  let last: Place | undefined;

  const hold = (table: TableName, iids: readonly number[]): void => {
    // Beside the record that it is about: whoever waits for each other there is undone once, and runs again.
    if (table === 'recycled') return;
    for (const iid of iids) {
      if (held.has(`${table} ${iid}`)) continue;
      const place = { table, iid };
      if (last && compare(place, last) < 0) throw new Error(`${table} ${iid} is held after ${last.table} ${last.iid}`);
      held.add(`${table} ${iid}`);
      last = place;
    }
  };
  const own = (table: TableName, rows: readonly { iid: number }[]): void => {
    for (const { iid } of rows) held.add(`${table} ${iid}`);
  };

  return {
    ...tx,
    list: async (table, query = {}) => {
      if (query.lock)
        hold(table, await idsOf(tx.list(table, { ...query, columns: ['iid'], join: undefined, exists: undefined })));
      return tx.list(table, query);
    },
    get: async (table, iid, lock) => {
      if (lock) hold(table, [iid]);
      return tx.get(table, iid, lock);
    },
    insert: async (table, row) => {
      const stored = await tx.insert(table, row);
      own(table, [stored]);
      return stored;
    },
    insertMany: async (table, rows) => {
      const stored = await tx.insertMany(table, rows);
      own(table, stored);
      return stored;
    },
    update: async (table, iid, changes) => {
      hold(table, [iid]);
      return tx.update(table, iid, changes);
    },
    updateMany: async (table, filter, changes) => {
      hold(table, await idsOf(tx.list(table, { ...filter, columns: ['iid'] })));
      return tx.updateMany(table, filter, changes);
    },
    updateEach: async (table, rows) => {
      hold(
        table,
        rows.map(({ iid }) => iid),
      );
      return tx.updateEach(table, rows);
    },
    remove: async (table, iid) => {
      hold(table, [iid]);
      return tx.remove(table, iid);
    },
    removeMany: async (table, filter) => {
      hold(table, await idsOf(tx.list(table, { ...filter, columns: ['iid'] })));
      return tx.removeMany(table, filter);
    },
  };
}

interface Place {
  table: TableName;
  iid: number;
}

/** Compares tables so that parents are first; rows of one table by their ids. */
const compare = (one: Place, other: Place): number =>
  order.indexOf(one.table) - order.indexOf(other.table) || one.iid - other.iid;

const order = tablesInOrder();

const idsOf = async (rows: Promise<{ iid: number }[]>): Promise<number[]> => (await rows).map(({ iid }) => iid);
