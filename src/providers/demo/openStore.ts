import type { Store } from '@/backend/store/port';
import type { Column, Existing, Filter, Joined, Query, Read } from '@/backend/store/query';
import type { Row, TableName } from '@/backend/store/tables';
import type { FakeRestTables } from './fakeRestTables';
import { matcher, reader, sorter } from './rowQuery';
import { createWriter } from './writer';

/** Opens the store in a lock; `written` collects the tables it writes. */
export function openStore(rows: FakeRestTables, written: Set<TableName>): Store {
  const writer = createWriter(rows, written);
  const select = async <T extends TableName>(table: T, filter: Filter<T>): Promise<Row<T>[]> => {
    await rows.open(table);
    return rows.select(table, await matcher(rows, table, filter));
  };
  const selectOne = async <T extends TableName>(table: T, iid: number): Promise<Row<T>[]> => {
    await rows.open(table);
    const row = rows.find(table, iid);
    return row ? copiesOf([row]) : [];
  };

  return {
    async list<
      T extends TableName,
      C extends Column<T> = Column<T>,
      J extends Joined<T> | undefined = undefined,
      E extends Existing<T> | undefined = undefined,
    >(table: T, query: Query<T, C, J, E> = {}) {
      const matching = await select(table, query);
      const { sort, offset = 0, limit = matching.length } = query;
      const shown = matching.toSorted(sorter(rows, table, sort)).slice(offset, offset + limit);
      return copiesOf<Read<T, C, J, E>>(shown.map(await reader(rows, table, query)));
    },
    count: async (table, filter = {}) => (await select(table, filter)).length,
    get: async (table, iid) => (await selectOne(table, iid))[0],
    insert: async (table, row) => only(await writer.insert(table, [row])),
    insertMany: writer.insert,
    update: async (table, iid, changes) => (await writer.change(table, await selectOne(table, iid), () => changes))[0],
    updateMany: async (table, filter, changes) => (await writer.change(table, await select(table, filter), () => changes)).length,
    async updateEach(table, many) {
      const changes = new Map(many.map((row) => [row.iid, row]));
      await rows.open(table);
      await writer.change(table, await rows.select(table, ({ iid }) => changes.has(iid)), (iid) => changes.get(iid));
    },
    remove: async (table, iid) => (await writer.remove(table, await selectOne(table, iid))) > 0,
    removeMany: async (table, filter) => writer.remove(table, await select(table, filter)),
    tx: () => Promise.reject(new Error('Transactions do not nest')),
    close: async () => {},
  };
}

function only<R>([row]: readonly R[]): R {
  if (!row) throw new Error('No row was written');
  return row;
}

/** Copies rows by JSON, which loses nothing: they hold JSON values only. */
function copiesOf<R>(rows: readonly object[]): R[] {
  const copies: R[] = JSON.parse(JSON.stringify(rows));
  return copies;
}
