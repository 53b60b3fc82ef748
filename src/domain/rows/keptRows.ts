import { continuedRows } from './continuedRows';
import { isSame } from './mergeEdits';
import { isRowId, looksSame, rowId } from './mergeRows';

type Row = Readonly<Record<string, unknown>>;

/** A row of a record's list, as the history has kept it. */
export interface KeptRow {
  id: number;
  /** Its place in the list, from 1. */
  place: number;
  fields: Row;
}

/** The rows of a list that a write has changed, added, removed or moved: as they were, and as they became. */
export interface RowsChange {
  before: readonly KeptRow[];
  after: readonly KeptRow[];
}

/**
 * Returns the rows of a list as they were before these changes, the newest first. A row that still stands keeps its id; one that is gone is
 * a new row.
 */
export function rowsBefore(present: readonly Row[], changes: readonly RowsChange[]): Row[] {
  const standing = new Map<number, Row>(present.map((row, index) => [index + 1, row]));
  for (const { before, after } of changes) {
    for (const { place } of after) standing.delete(place);
    for (const kept of before) standing.set(kept.place, asRow(kept, present));
  }
  return [...standing].toSorted(([one], [other]) => one - other).map(([, row]) => row);
}

/** Returns a kept row in the shape of the rows that stand; its id only if one of them has it. */
function asRow({ id, fields }: KeptRow, present: readonly Row[]): Row {
  const [shape = fields] = present;
  const known = present.some((row) => rowId(row) === id) ? id : null;
  const valueOf = (field: string) => (isRowId(field) ? known : (fields[field] ?? null));
  return Object.fromEntries(Object.keys(shape).map((field) => [field, valueOf(field)]));
}

/** What a write did to one row. */
export interface RowDifference {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Its place, from 1: where it was removed, the one that it had. */
  place: number;
  /** The place that it had, if it has been moved. */
  former?: number;
  fields: readonly { field: string; before: unknown; after: unknown }[];
  /** The row as it was. */
  was?: KeptRow;
}

/** Returns what a write did to each row, in the order of their places. */
export function rowDifferences({ before, after }: RowsChange): RowDifference[] {
  const [old, fresh] = [inOrder(before), inOrder(after)];
  const pairs = pairsOf(old, fresh);
  const ranks = inOrder([...pairs.values()]);
  const kept = inOrder([...pairs.keys()]).flatMap((row, rank) => {
    const was = pairs.get(row);
    return was ? keptRow(row, was, ranks.indexOf(was) !== rank) : [];
  });
  const added = fresh.filter((row) => !pairs.has(row)).map((row) => ({ ...differing(undefined, row), place: row.place }));
  const continued = new Set(pairs.values());
  const removed = old
    .filter((row) => !continued.has(row))
    .map((was) => ({ ...differing(was, undefined), place: was.place, was }));
  return [...kept, ...removed, ...added].toSorted((one, other) => one.place - other.place);
}

const inOrder = (rows: readonly KeptRow[]): KeptRow[] => rows.toSorted((one, other) => one.place - other.place);

/** Returns for each new row the old one that it continues: by its id or, where a call has replaced all rows, by its fields or its place. */
function pairsOf(old: readonly KeptRow[], fresh: readonly KeptRow[]): Map<KeptRow, KeptRow> {
  const known = new Map(old.map((row) => [row.id, row]));
  if (fresh.some(({ id }) => known.has(id))) return paired(fresh, (row) => known.get(row.id));
  const textOf = ({ fields }: KeptRow) => JSON.stringify(fields);
  const places = continuedRows(old.map(textOf), fresh.map(textOf));
  return paired(fresh, (_, index) => old[places[index] ?? -1]);
}

function paired(rows: readonly KeptRow[], find: (row: KeptRow, index: number) => KeptRow | undefined): Map<KeptRow, KeptRow> {
  const pairs = new Map<KeptRow, KeptRow>();
  for (const [index, row] of rows.entries()) {
    const was = find(row, index);
    if (was) pairs.set(row, was);
  }
  return pairs;
}

function keptRow(row: KeptRow, was: KeptRow, isMoved: boolean): RowDifference[] {
  const { fields } = differing(was, row);
  if (fields.length === 0 && !isMoved) return [];
  const kind = fields.length > 0 ? 'changed' : 'moved';
  return [{ kind, place: row.place, fields, was, ...(isMoved && { former: was.place }) }];
}

/** Returns the fields in which two rows differ; one that is missing has none. */
function differing(was: KeptRow | undefined, row: KeptRow | undefined): Pick<RowDifference, 'kind' | 'fields'> {
  const [before, after] = [was?.fields ?? {}, row?.fields ?? {}];
  const names = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  const fields = names
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
  return { kind: was ? 'removed' : 'added', fields };
}

/**
 * Returns a list with one row as it was: in its own place if it still stands, otherwise as a new row in the place that it had. Undefined
 * where nothing would change, or where rows have no ids, by which alone one could know it.
 */
export function withRow(present: readonly Row[], was: KeptRow): Row[] | undefined {
  const row = asRow(was, present);
  if (present.some((other) => rowId(other) === undefined || looksSame(row, other))) return undefined;
  if (rowId(row) !== undefined) return present.map((other) => (rowId(other) === was.id ? row : other));
  return present.toSpliced(was.place - 1, 0, row);
}
