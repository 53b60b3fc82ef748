import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyFilter } from '@/backend/store/query';
import { type TableName, tables } from '@/backend/store/tables';
import { rulesOf } from '@/backend/store/uniqueKeys';
import type { Columns, Database } from './database';
import { allColumnsOf, columnsOf, hiddenBehind, hiddenValues } from './hiddenColumns';
import { addUses, isUsing, removedColumns } from './keptUses';
import { addToCount } from './rowCounts';
import { selectIds, selectRows, source } from './selection';
import { referring, refusing, violationOf } from './violations';

type Rows = Promise<Record<string, unknown>[]>;

/** Inserts any number of rows by one statement; returns them in the order given. */
export async function insertRows(database: Database, table: TableName, rows: readonly object[]): Rows {
  const nextId = sql`nextval(pg_get_serial_sequence(quote_ident(${table}), 'iid'))`;
  const coming = rows.map((row) => ({ ...row, iid: undefined }));
  if (rows.length !== 1) return addRows(database, table, coming, nextId);
  // One row either comes or doesn't, which takes no savepoint.
  const added = await referring(table, () =>
    inserting(database, table, coming, nextId).onConflictDoNothing().returning(columnsOf(table)),
  );
  if (added.length === 0) throw await violationOf(database, table, coming);
  await keepNumbers(database, table, [], added);
  return added;
}

/** Inserts rows that were removed, with the ids that they had. */
export const putBackRows = (database: Database, table: TableName, rows: readonly { iid: number }[]): Rows =>
  addRows(database, table, rows, fromComing('iid'));

async function addRows(database: Database, table: TableName, rows: readonly { iid?: number | undefined }[], id: SQL): Rows {
  if (rows.length === 0) return [];
  const added = await refusing(database, { table, rows, keys: hasRules(table) }, (inside) =>
    inserting(inside, table, rows, id).returning(columnsOf(table)),
  );
  await keepNumbers(database, table, [], added);
  return added;
}

/** Keeps the numbers of rows, and of their uses, where rows were removed or added. */
async function keepNumbers(database: Database, table: TableName, removed: readonly object[], added: readonly object[]) {
  await addToCount(database, table, added.length - removed.length);
  await addUses(database, table, removed, added);
}

/** Makes the statement that inserts these rows with ids by `id`. */
function inserting(database: Database, table: TableName, rows: readonly object[], id: SQL) {
  const columns = allColumnsOf(table);
  const coming = rows.map((row) => ({ ...row, ...hiddenValues(table, row) }));
  const values = Object.keys(columns).map((name) => (name === 'iid' ? id : fromComing(name)));
  return database.insert(source(table)).select(sql`select ${sql.join(values, sql`, `)} from ${recordset(columns, coming)}`);
}

/** Makes the same changes to all matching rows. If neither a hidden column nor a number of uses depends on them, no row is read first. */
export async function changeRows(database: Database, table: TableName, filter: AnyFilter, changes: object): Rows {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const changed = Object.keys(given);
  if (changed.length > 0 && hiddenBehind(table, changed).length === 0 && !isUsing(table, changed)) {
    return refusing(database, { table, rows: [], keys: false }, (inside) =>
      inside
        .update(source(table))
        .set(given)
        .where(inArray(tables[table].iid, selectIds(inside, table, filter)))
        .returning(columnsOf(table)),
    );
  }
  const standing = await selectRows(database, table, { ...filter, lock: 'lock' });
  return changeStanding(database, table, standing, () => given, changed);
}

/** Makes separate changes to each row, all of the same columns. */
export async function changeEachRow(database: Database, table: TableName, rows: readonly { iid: number }[]): Rows {
  const changed = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== 'iid');
  const changes = new Map<unknown, object>(rows.map((row) => [row.iid, row]));
  const standing = await selectRows(database, table, { where: { iid: [...changes.keys()] }, lock: 'lock' });
  return changeStanding(database, table, standing, (row) => changes.get(row['iid']), changed);
}

/** Changes rows that are locked. */
async function changeStanding(
  database: Database,
  table: TableName,
  standing: readonly Record<string, unknown>[],
  changesOf: (row: Record<string, unknown>) => object | undefined,
  changed: readonly string[],
): Rows {
  const coming = standing.map((row) => ({ ...row, ...changesOf(row) }));
  const rows = await putRows(database, table, coming, changed);
  if (isUsing(table, changed)) await addUses(database, table, standing, rows);
  return rows;
}

/** Removes the rows that match; returns their number. */
export async function removeRows(database: Database, table: TableName, filter: AnyFilter): Promise<number> {
  const { iid } = tables[table];
  const removed = await refusing(database, { table, rows: [], keys: false }, (inside) =>
    inside
      .delete(source(table))
      .where(inArray(iid, selectIds(inside, table, filter)))
      .returning(removedColumns(table)),
  );
  await keepNumbers(database, table, removed, []);
  return removed.length;
}

/** Writes these columns of each row, and the hidden columns made from them, by one statement. */
async function putRows(database: Database, table: TableName, rows: readonly object[], changed: readonly string[]): Rows {
  if (rows.length === 0 || changed.length === 0) return [...rows].map((row) => ({ ...row }));
  const hidden = hiddenBehind(table, changed);
  const coming = hidden.length > 0 ? rows.map((row) => ({ ...row, ...hiddenValues(table, row) })) : rows;
  const written = [...changed, ...hidden];
  const columns = Object.fromEntries(Object.entries(allColumnsOf(table)).filter(([name]) => ['iid', ...written].includes(name)));
  return refusing(database, { table, rows, keys: hasRules(table) && hidden.length > 0 }, (inside) =>
    inside
      .update(source(table))
      .set(Object.fromEntries(written.map((name) => [name, fromComing(name)])))
      .from(recordset(columns, coming))
      .where(eq(tables[table].iid, fromComing('iid')))
      .returning(columnsOf(table)),
  );
}

/** Inserts rows with the ids that they have, and lets new ids follow them. */
export async function restoreRows(database: Database, table: TableName, rows: readonly { iid: number }[]): Promise<void> {
  await inserting(database, table, rows, fromComing('iid'));
  const last = Math.max(0, ...rows.map(({ iid }) => iid));
  await database.execute(sql`select setval(pg_get_serial_sequence(quote_ident(${table}), 'iid'), ${last + 1}, false)`);
  await keepNumbers(database, table, [], rows);
}

const hasRules = (table: TableName): boolean => rulesOf(table).length > 0;

const fromComing = (name: string): SQL => sql`coming.${sql.identifier(name)}`;

/** Makes rows a source in one parameter, because a statement may have 65,535 parameters at most. */
function recordset(columns: Columns, rows: readonly object[]): SQL {
  const definitions = Object.entries(columns).map(
    ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
  );
  return sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as coming(${sql.join(definitions, sql`, `)})`;
}
