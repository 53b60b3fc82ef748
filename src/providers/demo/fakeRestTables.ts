import fakeRestDataProvider from 'ra-data-fakerest';
import type { RaRecord } from 'react-admin';
import { tablesReferredTo } from '@/backend/store/foreignKeys';
import type { Row, TableName } from '@/backend/store/tables';
import type { KeptTable } from './storage';

/** A row wrapped in a record, because the library needs an `id` of its own. */
type Riding<T extends TableName> = RaRecord<number> & { row: Row<T> };

const everything = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, sort: { field: 'id', order: 'ASC' } } as const;

/**
 * Creates tables in the memory of ra-data-fakerest, which only this file knows. It checks nothing. A table is loaded when it is first
 * opened, with those that its rows refer to.
 */
export function createFakeRestTables(load: (table: TableName) => Promise<KeptTable>) {
  const opening = new Map<TableName, Promise<void>>();
  const opened = new Map<TableName, OpenTable>();

  const openOne = (table: TableName): Promise<void> => {
    const loading = opening.get(table) ?? load(table).then((kept) => void opened.set(table, openTable(table, kept)));
    opening.set(table, loading);
    // A load that failed over a broken connection may succeed the next time.
    loading.catch(() => opening.delete(table));
    return loading;
  };

  const at = (table: TableName): OpenTable => {
    const found = opened.get(table);
    if (!found) throw new Error(`${table} was not opened`);
    return found;
  };

  return {
    /** Loads a table and those that it refers to; call it before all other functions but `select` and `keep`. */
    open: async (table: TableName): Promise<void> => {
      await Promise.all([table, ...tablesReferredTo(table)].map(openOne));
    },
    /** The row itself; don't change it. */
    find: (table: TableName, iid: unknown): object | undefined => at(table).byId.get(iid),
    /** Returns copies of the rows that match, by `iid`. */
    async select<T extends TableName>(table: T, matches: (row: Row<T>) => boolean): Promise<Row<T>[]> {
      await openOne(table);
      // A predicate, because the library's own filters take parts of a column's name for operators.
      const filter = (record: Riding<T>) => matches(record.row);
      const { data } = await at(table).provider.getList<Riding<T>>(table, { ...everything, filter });
      return data.map(({ row }) => ({ ...row }));
    },
    /** Returns the next id: the library's own begin at 0 and are used again. */
    nextId(table: TableName): number {
      at(table).lastId += 1;
      return at(table).lastId;
    },
    async insert<T extends TableName>(table: T, row: Row<T>): Promise<void> {
      const own = structuredClone(row);
      await at(table).provider.create(table, { data: { id: row.iid, row: own } });
      at(table).byId.set(row.iid, own);
    },
    async replace<T extends TableName>(table: T, row: Row<T>): Promise<void> {
      const own = structuredClone(row);
      await at(table).provider.update(table, { id: row.iid, data: { row: own }, previousData: { id: row.iid } });
      at(table).byId.set(row.iid, own);
    },
    async remove(table: TableName, iid: number): Promise<void> {
      await at(table).provider.delete(table, { id: iid });
      at(table).byId.delete(iid);
    },
    /** Returns the whole table, to be saved. */
    async keep<T extends TableName>(table: T) {
      const rows = await this.select(table, () => true);
      return { lastId: at(table).lastId, rows };
    },
  };
}
export type FakeRestTables = ReturnType<typeof createFakeRestTables>;

type OpenTable = ReturnType<typeof openTable>;

const openTable = (table: TableName, { lastId, rows }: KeptTable) => ({
  provider: fakeRestDataProvider({ [table]: rows.map((row) => ({ id: row.iid, row })) }),
  // An index, because the library searches all rows.
  byId: new Map<unknown, object>(rows.map((row) => [row.iid, row])),
  lastId,
});
