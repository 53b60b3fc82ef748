import type { CallArea } from '@/contract/rights';
import type { Context } from '../handler';
import { recordedAlone } from '../history/recorded';
import { checkRecordRight, readableTables } from '../history/recordRights';
import { restoreRecord } from '../history/restoreRecord';
import { found } from '../records';
import type { Row } from '../store/tables';
import { contentHealthResource } from './contentHealth';
import { discussionResource } from './discussion';
import { historyEntries } from './historyEntries';
import type { ListQuery } from './listQuery';
import { recycledEntries } from './recycledEntry';
import { roleResource } from './roles';
import { staffResource } from './staff';

/** A resource of react-admin's simple REST. */
export interface RestResource {
  /** The area whose rights allow it; `account` where each record's own area decides. */
  area: CallArea;
  list?(query: ListQuery, context: Context): Promise<{ rows: readonly object[]; total: number }>;
  one(iid: number, context: Context): Promise<object>;
  post?(fields: Fields, context: Context): Promise<object>;
  put?(iid: number, fields: Fields, context: Context): Promise<object>;
  delete?(iid: number, context: Context): Promise<object>;
}

type Fields = Readonly<Record<string, unknown>>;

/** The resources below `/rest`. */
export const restResources: Readonly<Record<string, RestResource>> = {
  history: {
    area: 'account',
    async list(query, { store, person }) {
      const where = whereOf(query, person);
      const rows = await store.list('history', { where, ...pageOf(query) });
      return { rows: await historyEntries(store, rows), total: await store.count('history', { where }) };
    },
    async one(iid, { store, person }) {
      const row = found(await store.get('history', iid), 'history_not_found');
      checkRecordRight(person, row, { writes: false });
      return found((await historyEntries(store, [row]))[0], 'history_not_found');
    },
  },
  recycled: {
    area: 'account',
    async list(query, { store, person }) {
      const where = whereOf(query, person);
      const rows = await store.list('recycled', { where, ...pageOf(query) });
      return { rows: await recycledEntries(store, rows), total: await store.count('recycled', { where }) };
    },
    async one(iid, { store, person }) {
      const row = found(await store.get('recycled', iid), 'recycled_not_found');
      checkRecordRight(person, row, { writes: false });
      return oneEntry(store, row);
    },
    put: (iid, { with_above }, context) =>
      recordedAlone(context, async (inside) => {
        const row = found(await inside.store.get('recycled', iid, 'lock'), 'recycled_not_found');
        const entry = await oneEntry(inside.store, row);
        return { ...entry, address: await restoreRecord(row, { withAbove: with_above === true }, inside) };
      }),
  },
  contentHealth: contentHealthResource,
  discussion: discussionResource,
  role: roleResource,
  staff: staffResource,
};

const oneEntry = async (store: Context['store'], row: Row<'recycled'>) =>
  found((await recycledEntries(store, [row]))[0], 'recycled_not_found');

/** The rows that are asked for, of the records that the person may look at. */
function whereOf({ filter: { id: iid, area, record: record_iid } }: ListQuery, person: Context['person']) {
  return {
    ...(iid !== undefined && { iid }),
    ...(record_iid !== undefined && { record_iid }),
    ...readableOf(area, readableTables(person)),
  };
}

function readableOf(asked: string | string[] | undefined, readable: readonly string[] | undefined) {
  if (!readable) return { ...(asked !== undefined && { area: asked }) };
  return { area: asked === undefined ? readable : [asked].flat().filter((area) => readable.includes(area)) };
}

const pageOf = ({ order, offset, limit }: ListQuery) => ({
  sort: [order === 'desc' ? ({ column: 'iid', order } as const) : ('iid' as const)],
  offset,
  limit,
});
