import type { Store } from './port';
import type { TableName } from './tables';

/** Returns the store, which calls `note` with each table that it has written: whether rows were added, or others changed. */
export function notingWrites(store: Store, note: (table: TableName, what: 'added' | 'changed') => void): Store {
  const noted = async <Result>(table: TableName, what: 'added' | 'changed', written: Promise<Result>): Promise<Result> => {
    const result = await written;
    note(table, what);
    return result;
  };
  return {
    ...store,
    insert: (table, row) => noted(table, 'added', store.insert(table, row)),
    insertMany: (table, rows) => noted(table, 'added', store.insertMany(table, rows)),
    putBack: (table, rows) => noted(table, 'added', store.putBack(table, rows)),
    update: (table, iid, changes) => noted(table, 'changed', store.update(table, iid, changes)),
    updateMany: (table, filter, changes) => noted(table, 'changed', store.updateMany(table, filter, changes)),
    updateEach: (table, rows) => noted(table, 'changed', store.updateEach(table, rows)),
    remove: (table, iid) => noted(table, 'changed', store.remove(table, iid)),
    removeMany: (table, filter) => noted(table, 'changed', store.removeMany(table, filter)),
  };
}
