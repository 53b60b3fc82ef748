import type { Host } from '@/backend/host';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';

/** What decides whether somebody is let in, and to what. A new row ends nobody's access. */
const decisive: readonly TableName[] = ['session', 'user', 'role'];

/** Returns the store of a host, which tells in this process once a change that may end somebody's access is stored. */
export function watchAccess(store: Store): Pick<Host, 'store' | 'onAccess'> {
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const tx: Store['tx'] = async (work) => {
    let isChanged = false;
    const result = await store.tx((inside) =>
      work(
        noting(inside, () => {
          isChanged = true;
        }),
      ),
    );
    if (isChanged) tell();
    return result;
  };
  return { store: { ...noting(store, tell), tx }, onAccess: (listener) => void listeners.push(listener) };
}

/** Returns the store, which notes the changes of decisive rows. */
function noting(store: Store, note: () => void): Store {
  const noted = <Result>(table: TableName, result: Result): Result => {
    if (decisive.includes(table)) note();
    return result;
  };
  return {
    ...store,
    update: async (table, iid, changes) => noted(table, await store.update(table, iid, changes)),
    updateMany: async (table, filter, changes) => noted(table, await store.updateMany(table, filter, changes)),
    updateEach: async (table, rows) => noted(table, await store.updateEach(table, rows)),
    remove: async (table, iid) => noted(table, await store.remove(table, iid)),
    removeMany: async (table, filter) => noted(table, await store.removeMany(table, filter)),
  };
}
