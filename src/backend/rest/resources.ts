import type { Context } from '../handler';
import { restoreRecord } from '../history/restoreRecord';
import { found } from '../records';
import { historyEntries } from './historyEntries';
import type { ListQuery } from './listQuery';
import { recycledEntry } from './recycledEntry';

/** A resource of react-admin's simple REST. */
export interface RestResource {
  list(query: ListQuery, context: Context): Promise<{ rows: readonly object[]; total: number }>;
  one(iid: number, context: Context): Promise<object>;
  /** Answers a PUT. */
  put?(iid: number, context: Context): Promise<object>;
}

/** The resources below `/rest`. */
export const restResources: Readonly<Record<string, RestResource>> = {
  history: {
    async list(query, { store }) {
      const where = whereOf(query);
      const rows = await store.list('history', { where, ...pageOf(query) });
      return { rows: await historyEntries(store, rows), total: await store.count('history', { where }) };
    },
    async one(iid, { store }) {
      const [entry] = await historyEntries(store, await store.list('history', { where: { iid } }));
      return found(entry, 'history_not_found');
    },
  },
  recycled: {
    async list(query, { store }) {
      const where = whereOf(query);
      const rows = await store.list('recycled', { where, ...pageOf(query) });
      return { rows: rows.map(recycledEntry), total: await store.count('recycled', { where }) };
    },
    one: async (iid, { store }) => recycledEntry(found(await store.get('recycled', iid), 'recycled_not_found')),
    put: async (iid, context) => {
      const entry = recycledEntry(found(await context.store.get('recycled', iid), 'recycled_not_found'));
      await restoreRecord(iid, context);
      return entry;
    },
  },
};

function whereOf({ filter: { id: iid, area, record: record_iid } }: ListQuery) {
  return {
    ...(iid !== undefined && { iid }),
    ...(area !== undefined && { area }),
    ...(record_iid !== undefined && { record_iid }),
  };
}

const pageOf = ({ order, offset, limit }: ListQuery) => ({
  sort: [order === 'desc' ? ({ column: 'iid', order } as const) : ('iid' as const)],
  offset,
  limit,
});
