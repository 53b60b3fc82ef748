import { removedRows } from '@/backend/history/removedRows';
import type { Fields } from '@/backend/history/touchedRows';
import { tablesInOrder, targetOf } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import { detailsOf, isTableName, type TableName, tableNames } from '@/backend/store/tables';
import { emptied, withoutMentions } from './emptied';
import type { Mentions } from './mentions';
import {
  type Chosen,
  isNamedBeside,
  isNamesake,
  isPersonArea,
  isPersonRow,
  type NamedRow,
  naming,
  passing,
  portion,
  rowsOf,
} from './personRows';

export interface Erasing {
  mentions: Mentions;
  /** Whose records are emptied; of all others, somebody of the same name, none is touched. */
  persons: Chosen;
  /** Other rows that aren't touched. */
  left: Chosen;
  /** Who erases, as records name their editor. */
  by: { modified_by: string; modified_date: string };
}

/** How many rows were emptied, and others changed; and which files were theirs. */
export interface Erased {
  persons: number;
  places: number;
  paths: Set<string>;
}

/** Empties a person's own records, and takes what names them out of all others; rows are held in the order of their tables and ids. */
export async function erasePerson(tx: Store, erasing: Erasing): Promise<Erased> {
  const done: Erased = { persons: 0, places: 0, paths: new Set() };
  const own = await withPartners(tx, erasing.persons);
  const parts = { ...erasing, own, done, past: await deletedOf(tx, [...(own.get('recycled') ?? [])]) };
  for (const table of tablesInOrder()) {
    const rows = [...(await ownSteps(tx, table, parts)), ...(await mentionSteps(tx, table, parts))];
    // A row of theirs that names them is their own first.
    const steps = new Map(rows.toReversed());
    const iids = [...steps.keys()].toSorted((one, other) => one - other);
    for (let at = 0; at < iids.length; at += portion) await take(tx, table, iids.slice(at, at + portion), steps);
  }
  return done;
}

interface Parts extends Erasing {
  /** A person's rows, and those that are erased with them. */
  own: Chosen;
  /** Those of theirs that are in the recycle bin. */
  past: Chosen;
  done: Erased;
}

/** What becomes of a row: changes, or its removal. */
type Step = (row: NamedRow) => Fields | 'removed';

/** Adds the rows that are erased with a person's. */
async function withPartners(tx: Store, persons: Chosen): Promise<Chosen> {
  const all = new Map(persons);
  for (const { table, of, target } of partners) {
    const iids = [...(persons.get(target) ?? [])];
    if (iids.length > 0) all.set(table, new Set((await rowsOf(tx, table, of, iids)).map(({ iid }) => iid)));
  }
  return all;
}

/** The tables whose rows are erased with the person to whom a column refers. */
const partners = tableNames.flatMap((table) => {
  const of = detailsOf(table).person?.of;
  return of === undefined ? [] : [{ table, of, target: targetOf(table, of) }];
});

/** Returns the rows of entries of the recycle bin. */
async function deletedOf(tx: Store, entries: readonly number[]): Promise<Chosen> {
  const found = new Map<TableName, Set<number>>();
  for (const { rows } of await tx.list('recycled', { where: { iid: entries } })) {
    for (const { table, row } of removedRows(rows)) {
      if (isTableName(table)) found.set(table, (found.get(table) ?? new Set()).add(Number(row['iid'])));
    }
  }
  return found;
}

/** Returns what becomes of a person's own rows of a table, of parts of them, and of what they were before. */
async function ownSteps(tx: Store, table: TableName, parts: Parts): Promise<[number, Step][]> {
  const { mentions, own, past, done, by } = parts;
  const records = [...own, ...past];
  if (table === 'history' || table === 'content_check') return aboutSteps(tx, table, records, done);
  const empty: Step = (row) => {
    for (const value of Object.values(row)) addPaths(done.paths, value);
    done.persons += isPersonRow(table, row) ? 1 : 0;
    if (table === 'recycled') return 'removed';
    return { ...withoutMentions(table, row, mentions), ...emptied(table, row), ...stampOf(row, by) };
  };
  const { partOf } = detailsOf(table);
  const whole = partOf && isTableName(partOf.table) ? await rowsOf(tx, table, partOf.by, [...(own.get(partOf.table) ?? [])]) : [];
  const access = ofAccounts.has(table) ? await rowsOf(tx, table, 'user_iid', [...(own.get('user') ?? [])]) : [];
  return [
    ...[...(own.get(table) ?? [])].map((iid): [number, Step] => [iid, empty]),
    ...[...whole, ...access].map(({ iid }): [number, Step] => [iid, () => 'removed']),
  ];
}

/** By what an account signs in. */
const ofAccounts: ReadonlySet<TableName> = new Set<TableName>([
  'session',
  'outside_account',
  'second_factor',
  'second_factor_code',
  'password_reset',
]);

/** Returns what becomes of what is kept of records: that they were written, and by whom, stays. */
async function aboutSteps(
  tx: Store,
  table: 'history' | 'content_check',
  records: readonly (readonly [TableName, ReadonlySet<number>])[],
  { paths }: Erased,
): Promise<[number, Step][]> {
  const steps: [number, Step][] = [];
  for (const [area, iids] of records) {
    for (const { iid } of await tx.list(table, { where: { area, record_iid: [...iids] }, columns: ['iid'] }))
      steps.push([
        iid,
        (row) => {
          addPaths(paths, row['changes']);
          return table === 'history' ? { changes: '[]', remark: null } : 'removed';
        },
      ]);
  }
  return steps;
}

const pathIn = /[\w-]+\/[A-Za-z0-9_-]{43}\/[^"\\<>?#/]+/g;

function addPaths(paths: Set<string>, text: unknown): void {
  if (typeof text === 'string') for (const [path] of text.matchAll(pathIn)) paths.add(path);
}

/** Returns what becomes of the other rows of a table that name the person. */
async function mentionSteps(tx: Store, table: TableName, parts: Parts): Promise<[number, Step][]> {
  const { mentions, left, own, done, by } = parts;
  const rows = await naming(tx, table, mentions);
  const standing = rows.filter(
    (row) => !left.get(table)?.has(row.iid) && !own.get(table)?.has(row.iid) && !isOfOther(table, row, parts),
  );
  return standing.map(({ iid }) => [
    iid,
    (row) => {
      if (passing.has(table)) return 'removed';
      done.places += 1;
      return { ...withoutMentions(table, row, mentions), ...stampOf(row, by) };
    },
  ]);
}

/** Whether a row is somebody else's record, perhaps in the recycle bin, or what has become of one, which isn't erased. */
function isOfOther(table: TableName, row: Fields, { own, past, mentions }: Parts): boolean {
  const { area, record_iid } = row;
  if (table !== 'history') return isNamesake(table, row, mentions);
  const isOwn = isPersonArea(area) && [own, past].some((rows) => rows.get(area)?.has(Number(record_iid)));
  return isPersonArea(area) && !isOwn && isNamedBeside(table, row, mentions);
}

/** Says who has changed a record, so that nobody’s open form brings back what is erased. */
const stampOf = (row: Fields, by: Erasing['by']): Fields => ('modified_date' in row ? by : {});

/** Takes these steps; all rows that change get the columns that any of them changes. */
async function take(tx: Store, table: TableName, iids: readonly number[], steps: ReadonlyMap<number, Step>): Promise<void> {
  const rows: NamedRow[] = await tx.list(table, { where: { iid: iids }, sort: ['iid'], lock: 'lock' });
  const removed: number[] = [];
  const changed: { row: NamedRow; changes: Fields }[] = [];
  for (const row of rows) {
    const changes = steps.get(row.iid)?.(row) ?? {};
    if (changes === 'removed') removed.push(row.iid);
    else changed.push({ row, changes });
  }
  if (removed.length > 0) await tx.removeMany(table, { where: { iid: removed } });
  const columns = [...new Set(changed.flatMap(({ changes }) => Object.keys(changes)))];
  if (columns.length === 0) return;
  const each = changed.map(({ row, changes }) => {
    const whole: Fields = { ...row, ...changes };
    return { ...Object.fromEntries(columns.map((column) => [column, whole[column]])), iid: row.iid };
  });
  await tx.updateEach(table, each);
}
