import type { Context, Handlers } from '@/backend/handler';
import { historyEntries } from '@/backend/history/historyEntries';
import { checkRecordRight, readableTables } from '@/backend/history/recordRights';
import { recycledEntries } from '@/backend/history/recycledEntry';
import { restoreRecord } from '@/backend/history/restoreRecord';
import { listPage } from '@/backend/records/paging';
import { found, idIn } from '@/backend/records/records';
import { noteActivity } from '@/backend/session/activity';
import type { Row } from '@/backend/store/tables';
import type { historyCalls } from '@/contract/history';
import { type ListQuery, mostListed } from '@/contract/list';

/** The history of all records, and the recycle bin. */
export const historyHandlers: Handlers<typeof historyCalls> = {
  getHistory: async ({ filter, ...page }, { store, person }) => {
    const where = whereOf(filter, person);
    const rows = await store.list('history', { where, ...listPage(page) });
    return { rows: await historyEntries(store, rows), total: await store.count('history', { where }, mostListed) };
  },

  getHistoryEntry: async ({ id }, { store, person }) => {
    const row = found(await store.get('history', idIn(id)), 'history_not_found');
    checkRecordRight(person, row, { writes: false });
    return found((await historyEntries(store, [row]))[0], 'history_not_found');
  },

  getRecycled: async ({ filter, ...page }, { store, person }) => {
    const where = whereOf(filter, person);
    const rows = await store.list('recycled', { where, ...listPage(page) });
    return { rows: await recycledEntries(store, rows), total: await store.count('recycled', { where }, mostListed) };
  },

  getRecycledEntry: async ({ id }, { store, person }) => {
    const row = found(await store.get('recycled', idIn(id)), 'recycled_not_found');
    checkRecordRight(person, row, { writes: false });
    return oneEntry(store, row);
  },

  restoreRecycled: async ({ id, with_above }, context) => {
    const { store } = context;
    const row = found(await store.get('recycled', idIn(id), 'lock'), 'recycled_not_found');
    const entry = await oneEntry(store, row);
    const address = await restoreRecord(row, { withAbove: with_above === true }, context);
    await noteActivity(store, context, { kind: 'restored', about: entry.name });
    return { ...entry, address };
  },
};

const oneEntry = async (store: Context['store'], row: Row<'recycled'>) =>
  found((await recycledEntries(store, [row]))[0], 'recycled_not_found');

/** The rows that are asked for, of the records that the person may look at. */
function whereOf({ id: iid, area, record: record_iid }: ListQuery['filter'], person: Context['person']) {
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
