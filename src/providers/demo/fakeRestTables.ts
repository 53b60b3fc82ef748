import fakeRestDataProvider from 'ra-data-fakerest';
import type { RaRecord } from 'react-admin';
import { type Row, type TableName, tableNames } from '@/backend/store/tables';
import type { KeptTables } from './storage';

/** A row rides inside a record, because the library wants an `id` of its own. */
type Riding<T extends TableName> = RaRecord<number> & { row: Row<T> };

const everything = { pagination: { page: 1, perPage: Number.MAX_SAFE_INTEGER }, sort: { field: 'id', order: 'ASC' } } as const;

/** Rows in the memory of ra-data-fakerest, which this file alone knows. It checks nothing. */
export function createFakeRestTables(kept: Partial<KeptTables>) {
  const records = tableNames.map((name) => [name, (kept[name]?.rows ?? []).map((row) => ({ id: row.iid, row }))]);
  const provider = fakeRestDataProvider(Object.fromEntries(records));
  const lastIds = new Map<TableName, number>(tableNames.map((name) => [name, kept[name]?.lastId ?? 0]));
  // The library looks through all rows for one.
  const byId = new Map(tableNames.map((name) => [name, new Map<unknown, object>(kept[name]?.rows.map((row) => [row.iid, row]))]));

  return {
    /** The row, not to be changed. */
    find: (table: TableName, iid: unknown): object | undefined => byId.get(table)?.get(iid),
    /** Copies of the rows that match, by `iid`. */
    async select<T extends TableName>(table: T, matches: (row: Row<T>) => boolean): Promise<Row<T>[]> {
      // A predicate: the library's own filters find their operators by substring of a column's name.
      const filter = (record: Riding<T>) => matches(record.row);
      const { data } = await provider.getList<Riding<T>>(table, { ...everything, filter });
      return data.map(({ row }) => ({ ...row }));
    },
    /** The next id: the library's own begin at 0 and come again. */
    nextId(table: TableName): number {
      const next = (lastIds.get(table) ?? 0) + 1;
      lastIds.set(table, next);
      return next;
    },
    async insert<T extends TableName>(table: T, row: Row<T>): Promise<void> {
      const own = structuredClone(row);
      await provider.create(table, { data: { id: row.iid, row: own } });
      byId.get(table)?.set(row.iid, own);
    },
    async replace<T extends TableName>(table: T, row: Row<T>): Promise<void> {
      const own = structuredClone(row);
      await provider.update(table, { id: row.iid, data: { row: own }, previousData: { id: row.iid } });
      byId.get(table)?.set(row.iid, own);
    },
    async remove(table: TableName, iid: number): Promise<void> {
      await provider.delete(table, { id: iid });
      byId.get(table)?.delete(iid);
    },
    /** The whole table, as it is kept. */
    async keep<T extends TableName>(table: T) {
      return { lastId: lastIds.get(table) ?? 0, rows: await this.select(table, () => true) };
    },
  };
}
export type FakeRestTables = ReturnType<typeof createFakeRestTables>;
