import { getTableColumns } from 'drizzle-orm';
import { slugsOf } from '@/backend/records/finders';
import { withNextSlug } from '@/backend/records/slugs';
import { ReferenceViolation, UniqueViolation } from '@/backend/store/port';
import { searchedColumns, searchNames } from '@/backend/store/searchTexts';
import { isTableName, type Row, type TableName, tables } from '@/backend/store/tables';
import { rulesOf, uniqueRules } from '@/backend/store/uniqueKeys';
import { keepsUses, usesName } from '@/backend/store/uses';
import type { Call } from '@/contract/call';
import { say, together } from '@/contract/message';
import { readableText } from '@/domain/html/readableText';
import type { Context } from '../handler';
import { quotedNames, Refusal } from '../refusal';
import { entriesAbove } from './entriesAbove';
import { detailsIn } from './keptTables';
import { checkRecordRight } from './recordRights';
import { removedRows } from './removedRows';
import type { Fields } from './touchedRows';

/** How a record is restored. */
interface Restoring {
  /** Whether the deleted records to which it refers are restored with it; otherwise it is refused, and they are named. */
  withAbove: boolean;
}

/**
 * Restores a record of the recycle bin: by its area's own call where there is one, otherwise by putting its rows back. A row whose address
 * is taken meanwhile gets the next one. Returns the record's new address; null where it has none, or its old one.
 */
export async function restoreRecord(entry: Row<'recycled'>, { withAbove }: Restoring, context: Context): Promise<string | null> {
  checkRecordRight(context.person, entry, { writes: true });
  const above = (await entriesAbove(context.store, [entry]))(entry);
  if (above.length > 0 && !withAbove) throw new Refusal(409, { msg: say('parent_in_bin', { name: namesOf(above) }) });
  for (const each of above) checkRecordRight(context.person, each, { writes: true });
  for (const each of above) await restore(each, context);
  return restore(entry, context);
}

const namesOf = (entries: readonly Row<'recycled'>[]): string =>
  quotedNames(
    entries.map(({ name }) => readableText(name)),
    entries.length,
  );

async function restore({ area, record_iid, rows }: Row<'recycled'>, context: Context): Promise<string | null> {
  const { flag } = detailsIn(area);
  const removed = removedRows(rows);
  if (flag && removed.length === 0) {
    await callAgain(flag.call, { [flag.id]: record_iid }, context);
    return null;
  }
  let address: string | null = null;
  for (const { table, row } of removed) {
    const moved = isTableName(table) ? await putBack(context, table, row) : null;
    if (table === area && row['iid'] === record_iid) address = moved;
  }
  return address;
}

/** Puts a row back; returns its new address, if it got one. */
async function putBack({ store }: Context, table: TableName, row: Fields): Promise<string | null> {
  const put = async (fields: Fields) => {
    // It was removed before its table got its present columns.
    if (!isRow(table, fields)) throw new Refusal(409, { msg: say('cannot_restore') });
    await store.putBack(table, [fields]);
  };
  try {
    const slugs = slugsOf[table];
    const slug = slugs && row[slugs.column];
    if (!slugs || typeof slug !== 'string') {
      await put(row);
      return null;
    }
    return await withNextSlug(slugs.finder(store), slug, (free) => put({ ...row, [slugs.column]: free }));
  } catch (error) {
    throw inWords(error);
  }
}

/** Says which rule a row would break: there is no form at whose fields that could stand. */
function inWords(error: unknown): unknown {
  if (error instanceof ReferenceViolation) return new Refusal(409, { msg: say('parent_gone') });
  if (!(error instanceof UniqueViolation)) return error;
  const rules = uniqueRules.filter(({ name }) => error.rules.includes(name));
  return new Refusal(409, { msg: together([...new Set(rules.map(({ message }) => say(message)))]) });
}

function isRow<T extends TableName>(table: T, row: Fields): row is Row<T> {
  const hidden = [
    ...rulesOf(table).map(({ name }) => name),
    ...searchedColumns(table).flatMap((column) => searchNames(table, column)),
    ...(keepsUses(table) ? [usesName] : []),
  ];
  return Object.keys(getTableColumns(tables[table])).every((name) => name in row || hidden.includes(name));
}

async function callAgain(call: Call, input: Record<string, unknown>, context: Context): Promise<void> {
  const handler = context.handlers[call.name];
  if (typeof handler !== 'function') throw new Error(`${call.name} isn't a plain call`);
  const answer = await handler(input, context);
  if (answer instanceof Refusal) throw answer;
}
