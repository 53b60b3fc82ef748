import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isKept } from '@/backend/history/keptTables';
import type { Fields, TouchedRows } from '@/backend/history/touchedRows';
import type { Walk } from '@/backend/history/walk';
import type { Files } from '@/backend/host';
import { childrenOf } from '@/backend/records/childrenOf';
import { type Store, UniqueViolation } from '@/backend/store/port';
import type { Filter } from '@/backend/store/query';
import { type NewRow, type TableName, tableNames, tables } from '@/backend/store/tables';
import { filesIn, isMediaPath } from '@/domain/mediaPath';
import { isSame } from '@/domain/rows/mergeEdits';

interface Noting {
  store: Store;
  files: Pick<Files, 'get'>;
  now: Date;
}

/** Returns the paths of the files that a row names, in fields of files and in texts; none where there is no row. */
export const namedFiles = (row: Fields | undefined): string[] => [
  ...new Set(Object.values(row ?? {}).flatMap((value) => (typeof value === 'string' ? filesIn(value) : []))),
];

/** A row of a table, and the files that it names. */
interface Naming {
  table: TableName;
  iid: number;
  paths: readonly string[];
}

/** Keeps in step with what a transaction has written which rows name which files, as the last that it locks. */
export async function noteFiles(noting: Noting, touched: TouchedRows): Promise<void> {
  const rows = [...touched.values()].map(({ table, iid, before, after }) => {
    return { table, iid, before: namedFiles(before), paths: namedFiles(after) };
  });
  await putUses(
    noting,
    rows.filter(({ before, paths }) => !isSame(before, paths)),
  );
}

/** Lets each of these rows name just these files; a file that isn't there is named by nobody. */
export async function putUses(noting: Noting, rows: readonly Naming[]): Promise<void> {
  if (rows.length === 0) return;
  const { store, now } = noting;
  const wanted = new Map<string, { table: TableName; iid: number; path: string }>(
    rows.flatMap(({ table, iid, paths }) => paths.map((path) => [`${table}/${iid}/${path}`, { table, iid, path }] as const)),
  );
  const standing = await usesOf(store, rows);
  const over = standing.filter(({ area, record_iid, path }) => !wanted.delete(`${area}/${record_iid}/${path}`));
  const missing = [...wanted.values()];
  const files = await holdFiles(noting, { paths: missing.map(({ path }) => path), iids: over.map(({ file_iid }) => file_iid) });
  const uses = missing.flatMap(({ table, iid, path }) => {
    const file = files.get(path);
    return file ? [{ file_iid: file.iid, area: table, record_iid: iid }] : [];
  });
  if (uses.length > 0) await store.insertMany('file_use', uses);
  const again = uses.filter(({ file_iid }) => [...files.values()].some((file) => file.iid === file_iid && file.unnamed_since));
  await setUnnamed(store, { where: { iid: again.map(({ file_iid }) => file_iid) } }, null);
  if (over.length === 0) return;
  await store.removeMany('file_use', { where: { iid: over.map(({ iid }) => iid) } });
  const left = { where: { iid: over.map(({ file_iid }) => file_iid) }, without: 'file_use.file_iid' } as const;
  await setUnnamed(store, left, now.toISOString());
}

async function setUnnamed(store: Store, filter: Filter<'file'> & { where: { iid: readonly number[] } }, since: string | null) {
  if (filter.where.iid.length > 0) await store.updateMany('file', filter, { unnamed_since: since });
}

async function usesOf(store: Store, rows: readonly Naming[]) {
  const iidsOf = childrenOf(rows, ({ table }) => table);
  const uses = await Promise.all(
    [...new Set(rows.map(({ table }) => table))].map((area) =>
      store.list('file_use', {
        where: { area, record_iid: iidsOf(area).map(({ iid }) => iid) },
        columns: ['iid', 'file_iid', 'area', 'record_iid'],
        join: { path: 'file_iid.path' },
      }),
    ),
  );
  return uses.flat();
}

/** Locks the rows of these files, so that none is swept meanwhile; returns them by their paths. A file that was stored before files were rows gets its row. */
async function holdFiles({ store, files, now }: Noting, { paths, iids }: { paths: readonly string[]; iids: readonly number[] }) {
  const wanted = [...new Set(paths)];
  const known = wanted.length > 0 ? await store.list('file', { where: { path: wanted }, columns: ['iid', 'path'] }) : [];
  const unknown = wanted.filter((path) => isMediaPath(path) && !known.some((file) => file.path === path));
  const found = await Promise.all(unknown.map(async (path) => ({ path, size: (await files.get(path))?.size })));
  const stamps = { hash: null, stored_by: null, stored_date: now.toISOString(), unnamed_since: null };
  const fresh = found.flatMap(({ path, size }) => (size === undefined ? [] : [{ path, size, ...stamps }]));
  const added = fresh.length > 0 ? await addFiles(store, fresh) : [];
  const iid = [...known, ...added].map((file) => file.iid);
  const rows = await store.list('file', { where: { iid: [...new Set([...iid, ...iids])] }, sort: ['iid'], lock: 'lock' });
  return new Map(rows.map((row) => [row.path, row]));
}

async function addFiles(store: Store, fresh: readonly NewRow<'file'>[]): Promise<{ iid: number }[]> {
  try {
    return await store.insertMany('file', fresh);
  } catch (error) {
    // Another transaction was quicker.
    if (!(error instanceof UniqueViolation)) throw error;
    return store.list('file', { where: { path: fresh.map(({ path }) => path) }, columns: ['iid'] });
  }
}

/** The columns of texts that every record has, and that name no file. */
const stamps = new Set(['created_by', 'modified_by', 'modified_remarks']);

/** The tables whose rows may name files: of the records whose writes are kept, those with texts. */
const tablesWithTexts: readonly TableName[] = tableNames.filter(
  (table) =>
    isKept(table) &&
    Object.entries<PgColumn>(getTableColumns(tables[table])).some(
      ([name, column]) => column.getSQLType() === 'text' && !stamps.has(name),
    ),
);

/** Says which rows name which files, of all. */
export const filesWalk = (files: Pick<Files, 'get'>, now: () => Date): Walk => ({
  tables: tablesWithTexts,
  each: (store, table, rows) =>
    putUses(
      { store, files, now: now() },
      rows.map((row) => ({ table, iid: row.iid, paths: namedFiles(row) })),
    ),
});

/** What the walk is for: records that were walked through by another version's may have more. */
export const filesEdition = JSON.stringify(tablesWithTexts);
