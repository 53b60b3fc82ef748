import { getTableColumns } from 'drizzle-orm';
import { z } from 'zod/mini';
import { searchedColumns, searchNames } from '@/backend/store/searchTexts';
import { isTableName, type Row, type TableName, tables } from '@/backend/store/tables';
import { rulesOf } from '@/backend/store/uniques';
import type { Call } from '@/contract/call';
import { say } from '@/contract/message';
import type { Context, Handler } from '../handler';
import { handlers } from '../handlers';
import { found } from '../records';
import { Refusal } from '../refusal';
import { areas } from './areas';
import { recordedAlone } from './recorded';
import { checkRecordRight } from './recordRights';
import type { Fields } from './touchedRows';

/**
 * Restores a record of the recycle bin, by its area's own call where there is one, otherwise by putting its rows back; returns its entry,
 * which is gone then.
 */
export function restoreRecord(iid: number, context: Context): Promise<Row<'recycled'>> {
  return recordedAlone(context, async (inside) => {
    const entry = found(await inside.store.get('recycled', iid, 'lock'), 'recycled_not_found');
    checkRecordRight(context.person, entry, { writes: true });
    await restore(entry, inside);
    return entry;
  });
}

/** The rows of an entry of the bin, from its JSON. */
export const removedRows = z.array(z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }));

async function restore({ area, record_iid, rows }: Row<'recycled'>, context: Context): Promise<void> {
  const flag = isTableName(area) ? areas[area]?.flag : undefined;
  const removed = removedRows.parse(JSON.parse(rows));
  if (flag && removed.length === 0) return callAgain(flag.call, { [flag.id]: record_iid }, context);
  for (const { table, row } of removed) if (isTableName(table)) await putBack(context, table, row);
}

async function putBack({ store }: Context, table: TableName, row: Fields): Promise<void> {
  // It was removed before its table got its present columns.
  if (!isRow(table, row)) throw new Refusal(409, { msg: say('cannot_restore') });
  await store.putBack(table, [row]);
}

function isRow<T extends TableName>(table: T, row: Fields): row is Row<T> {
  const hidden = [
    ...rulesOf(table).map(({ name }) => name),
    ...searchedColumns(table).flatMap((column) => searchNames(table, column)),
  ];
  return Object.keys(getTableColumns(tables[table])).every((name) => name in row || hidden.includes(name));
}

async function callAgain(call: Call, input: Record<string, unknown>, context: Context): Promise<void> {
  const table: Readonly<Record<string, Handler<Call>>> = handlers;
  const handler = table[call.name];
  if (typeof handler !== 'function') throw new Error(`${call.name} isn't a plain call`);
  const answer = await handler(input, context);
  if (answer instanceof Refusal) throw answer;
}
