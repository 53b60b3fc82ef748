import type { NewRow, Row, TableName } from '@/backend/store/tables';
import type { FakeRestTables } from './fakeRestTables';
import { checkRemoval, checkRows } from './rowQuery';

/**
 * Creates a writer that writes several rows of a table or none, and adds the table to `written`; all checks come before the first write.
 */
export function createWriter(rows: FakeRestTables, written: Set<TableName>) {
  async function write<T extends TableName>(table: T, coming: readonly Row<T>[], put: (row: Row<T>) => Promise<void>) {
    if (coming.length === 0) return;
    await checkRows(rows, table, coming);
    written.add(table);
    for (const row of coming) await put(row);
  }

  return {
    async insert<T extends TableName>(table: T, many: readonly NewRow<T>[]): Promise<Row<T>[]> {
      await rows.open(table);
      const coming = many.map((row) => ({ ...row, iid: rows.nextId(table) }));
      await write(table, coming, (row) => rows.insert(table, row));
      return coming;
    },
    async putBack<T extends TableName>(table: T, many: readonly Row<T>[]): Promise<void> {
      await rows.open(table);
      await write(table, many, (row) => rows.insert(table, row));
    },
    async change<T extends TableName>(
      table: T,
      standing: readonly Row<T>[],
      changesOf: (iid: number) => Partial<NewRow<T>> | undefined,
    ): Promise<Row<T>[]> {
      const coming = standing.map((row) => ({ ...row, ...given(changesOf(row.iid)) }));
      await write(table, coming, (row) => rows.replace(table, row));
      return coming;
    },
    async remove(table: TableName, standing: readonly { iid: number }[]): Promise<number> {
      await checkRemoval(rows, table, new Set(standing.map(({ iid }) => iid)));
      if (standing.length > 0) written.add(table);
      for (const { iid } of standing) await rows.remove(table, iid);
      return standing.length;
    },
  };
}

/** Drops undefined columns: as in SQL, they don't change. */
const given = (changes: object = {}): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
