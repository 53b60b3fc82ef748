import { getTableColumns } from 'drizzle-orm';
import { recordNames } from '@/backend/history/recordNames';
import type { Fields } from '@/backend/history/touchedRows';
import { references, tablesInOrder } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import { detailsOf, isTableName, type TableName, tables } from '@/backend/store/tables';
import type { FoundPerson, FoundRow, KeptValue } from '@/contract/person';
import { readableText } from '@/domain/html/readableText';
import { shortText } from '@/domain/html/shortText';
import type { Mentions } from './mentions';

/** The most rows of a table, and of all others than persons' own, that are listed. */
const most = 200;

/** Rows that are removed with whoever they name: mails that wait, and answers that may be given again. */
export const passing: ReadonlySet<TableName> = new Set<TableName>(['outbox_mail', 'answered_write']);

/** Whether a table's rows are persons. */
function isPerson(table: TableName): boolean {
  const { person } = detailsOf(table);
  return person !== undefined && person.of === undefined;
}

/** Returns where a row names somebody: a text of it, or its name in several columns; undefined where it doesn't. */
function placeIn(table: TableName, row: Fields, { find }: Mentions): string | undefined {
  const texts = Object.values(row).filter((value) => typeof value === 'string');
  const name = (detailsOf(table).name ?? [])
    .flatMap((column) => (typeof row[column] === 'string' ? [row[column]] : []))
    .join(' ');
  return [...texts, name].find((text) => find(text) !== undefined);
}

/** Columns that name whoever wrote a row: it isn't theirs by that. */
const writers: readonly string[] = ['created_by', 'modified_by', 'deleted_by'];

/** Whether a row is a person's, perhaps in the recycle bin, who is named by more than having written it. */
export const isNamesake = (table: TableName, row: Fields, mentions: Mentions): boolean =>
  isPersonRow(table, row) && isNamedBeside(table, row, mentions);

/** Whether a row names somebody elsewhere than where it says who has written it. */
export function isNamedBeside(table: TableName, row: Fields, mentions: Mentions): boolean {
  const beside = Object.entries(row).filter(([column]) => !writers.includes(column));
  const values = beside.map(([column, value]): [string, unknown] => [column, column === 'rows' ? withoutWriters(value) : value]);
  return placeIn(table, Object.fromEntries(values), mentions) !== undefined;
}

/** Of an entry of the recycle bin: its rows are JSON. */
const withoutWriters = (rows: unknown): unknown =>
  typeof rows === 'string'
    ? JSON.stringify(JSON.parse(rows, (column, value: unknown) => (writers.includes(column) ? undefined : value)))
    : rows;

/** Finds a person's own records, and the others that name them. */
export async function findPerson(store: Store, mentions: Mentions): Promise<FoundPerson> {
  const found: FoundPerson = { persons: [], mentions: [], places: 0 };
  for (const table of tablesInOrder()) {
    if (passing.has(table)) continue;
    const rows = await naming(store, table, mentions);
    const persons = rows.filter((row) => isNamesake(table, row, mentions));
    const others = rows.filter((row) => !isNamesake(table, row, mentions));
    found.persons.push(...(await namedRows(store, table, persons.slice(0, most), mentions)));
    found.mentions.push(...(await namedRows(store, table, others.slice(0, most - found.mentions.length), mentions)));
    found.places += others.length;
  }
  return found;
}

/** How many rows are read at once. */
export const portion = 500;

export type NamedRow = Fields & { iid: number };

/** Reads all rows of a table that name somebody, in portions. */
export async function naming(store: Store, table: TableName, mentions: Mentions): Promise<NamedRow[]> {
  const found: NamedRow[] = [];
  for (let after = 0, isMore = true; isMore; ) {
    const where = { iid: { gt: after } };
    const read: NamedRow[] = await store.list(table, { mentions: mentions.sieve, where, sort: ['iid'], limit: portion });
    found.push(...read.filter((row) => placeIn(table, row, mentions) !== undefined));
    after = read.at(-1)?.iid ?? 0;
    isMore = read.length === portion;
  }
  return found;
}

export const isPersonArea = (area: unknown): area is TableName => typeof area === 'string' && isTableName(area) && isPerson(area);

/** Whether a row is a person, or one in the recycle bin. */
export const isPersonRow = (table: TableName, row: Fields): boolean =>
  isPerson(table) || (table === 'recycled' && isPersonArea(row['area']));

async function namedRows(store: Store, table: TableName, rows: readonly NamedRow[], mentions: Mentions): Promise<FoundRow[]> {
  const names = await recordNames(store, table, rows);
  return rows.map((row, place) => ({
    area: table,
    record: row.iid,
    name: readableText(names[place] ?? ''),
    text:
      isPerson(table) && isNamesake(table, row, mentions) ? reachOf(row) : around(placeIn(table, row, mentions) ?? '', mentions),
  }));
}

/** Returns by what somebody is reached: it tells those of the same name apart. */
const reachOf = (row: Fields): string =>
  Object.entries(row)
    .flatMap(([column, value]) => (/email|mobile|phone/.test(column) && typeof value === 'string' ? value : []))
    .slice(0, 3)
    .join(' · ');

/** Returns what stands around the first mention in a text. */
function around(text: string, { find }: Mentions): string {
  const readable = readableText(text);
  const shown = find(readable) === undefined ? text : readable;
  const start = shown.indexOf(find(shown) ?? '');
  return `${start > 30 ? '… ' : ''}${shortText(shown.slice(Math.max(0, start - 30)))}`;
}

/** Rows, by table. */
export type Chosen = ReadonlyMap<TableName, ReadonlySet<number>>;

/** Reads the rows that refer to any of these by a column. */
export const rowsOf = async (store: Store, table: TableName, column: string, iids: readonly number[]) =>
  iids.length === 0 ? [] : store.list(table, { where: { [column]: iids } });

/** Returns what is kept of a person: each value of their own records and of those that refer to them, and each text that names them. */
export async function exportPerson(store: Store, mentions: Mentions, persons: Chosen): Promise<KeptValue[]> {
  const values: KeptValue[] = [];
  for (const table of tablesInOrder()) {
    const own = new Map<number, NamedRow>();
    for (const row of await ownRows(store, table, persons)) own.set(row.iid, row);
    values.push(...(await valuesOf(store, table, [...own.values()], () => true)));
    if (passing.has(table)) continue;
    const others = (await naming(store, table, mentions)).filter(
      (row) => !own.has(row.iid) && (!isNamesake(table, row, mentions) || persons.get(table)?.has(row.iid) === true),
    );
    values.push(...(await valuesOf(store, table, others, (value) => mentions.find(value) !== undefined)));
  }
  return values;
}

/** Reads a person's own rows of a table, and those that refer to them; how somebody signs in is nobody's to read. */
async function ownRows(store: Store, table: TableName, persons: Chosen) {
  const own: NamedRow[] = await rowsOf(store, table, 'iid', [...(persons.get(table) ?? [])]);
  if (detailsOf(table).right === undefined && !isOpen.has(table) && detailsOf(table).partOf === undefined) return own;
  for (const { column, target } of references.filter((each) => each.table === table)) {
    const iids = [...(persons.get(target) ?? [])];
    if (iids.length > 0) own.push(...(await rowsOf(store, table, column, iids)));
  }
  return own;
}

/** Tables without a right of their own whose rows tell of a person. */
const isOpen: ReadonlySet<TableName> = new Set<TableName>(['enrolment', 'enquiry_note', 'discussion', 'chat_message']);

async function valuesOf(
  store: Store,
  area: TableName,
  rows: readonly NamedRow[],
  isWanted: (value: string) => boolean,
): Promise<KeptValue[]> {
  const names = await recordNames(store, area, rows);
  const { secrets = [] } = detailsOf(area);
  return rows.flatMap((row, place) =>
    Object.keys(getTableColumns(tables[area])).flatMap((field): KeptValue[] => {
      const kept = row[field];
      if (kept === null || kept === undefined || secrets.includes(field)) return [];
      const value = typeof kept === 'string' ? kept : JSON.stringify(kept);
      return isWanted(value) ? [{ area, record: row.iid, name: readableText(names[place] ?? ''), field, value }] : [];
    }),
  );
}

/** Returns rows by table; those of no table of ours aren't. */
export function chosen(places: readonly { area: string; record: number }[]): Chosen {
  const found = new Map<TableName, Set<number>>();
  for (const { area, record } of places) {
    if (isTableName(area)) found.set(area, (found.get(area) ?? new Set()).add(record));
  }
  return found;
}
