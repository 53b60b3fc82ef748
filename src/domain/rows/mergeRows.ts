import { isSame } from './mergeEdits';

type Row = Readonly<Record<string, unknown>>;

/** The rows of a list that two people have changed at once: as the form began, as it is now, and as they are stored now. */
export interface RowEdits {
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** The merged rows; the two lists differ where both people changed the same row, or both the order. */
export interface MergedRows {
  mine: readonly Row[];
  theirs: readonly Row[];
}

type Side = keyof MergedRows;

/**
 * Merges two people's changes to a list row by row, by the rows' ids: changed, added, removed and moved rows of either are kept. Returns
 * undefined where a stored row has no id, or two have the same.
 */
export function mergeRows(edits: RowEdits): MergedRows | undefined {
  const [before, mine, theirs] = [rowsOf(edits.before), rowsOf(edits.mine), rowsOf(edits.theirs)];
  if (!before || !mine || !theirs || !areIdentified(before) || !areIdentified(theirs)) return undefined;
  const merged = (side: Side) => mergedRows({ before: keyed(before), mine: keyed(mine), theirs: keyed(theirs) }, side);
  return { mine: merged('mine'), theirs: merged('theirs') };
}

/** Whether a row's field is its id, which a person neither sees nor changes. */
export const isRowId = (field: string): boolean => idFields.includes(field);

const idFields = ['id', 'iid', 'option_id'];

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const rowsOf = (value: unknown): Row[] | undefined => (Array.isArray(value) && value.every(isRow) ? value : undefined);

/** Returns a row's id; undefined for a new one. */
export const rowId = (row: Row): unknown => idFields.map((field) => row[field]).find((id) => id !== undefined && id !== null);

const areIdentified = (rows: readonly Row[]): boolean =>
  rows.every((row) => rowId(row) !== undefined) && new Set(rows.map(rowId)).size === rows.length;

/** Rows by their id, in their order; a new one by itself. */
type Keyed = ReadonlyMap<unknown, Row>;
const keyed = (rows: readonly Row[]): Keyed => new Map(rows.map((row) => [rowId(row) ?? row, row]));

interface Lists {
  before: Keyed;
  mine: Keyed;
  theirs: Keyed;
}

function mergedRows(lists: Lists, side: Side): Row[] {
  const added = [...lists.theirs].flatMap(([key, row]) => (lists.before.has(key) ? [] : [row]));
  return orderOf(lists, side).flatMap((key) => {
    const row = rowOf(lists, key, side);
    const isTwice = row !== undefined && !lists.theirs.has(key) && added.some((other) => looksSame(row, other));
    return row === undefined || isTwice ? [] : [row];
  });
}

/** Returns a row after both people's changes, or undefined if it is removed. */
function rowOf({ before, mine, theirs }: Lists, key: unknown, side: Side): Row | undefined {
  const [was, own, their] = [before.get(key), mine.get(key), theirs.get(key)];
  if (was && looksSame(was, own)) return their;
  if (!was && their) return their;
  if (was && !looksSame(was, their) && side === 'theirs') return their;
  // A row that was removed meanwhile is added again.
  return own && !their ? withoutId(own) : own;
}

/** Returns the keys of all rows, in the order of whoever moved any; what the other has added follows what it followed there. */
function orderOf(lists: Lists, side: Side): unknown[] {
  const { before, mine, theirs } = lists;
  const common = [...before.keys()].filter((key) => mine.has(key) && theirs.has(key));
  const isMoved = (rows: Keyed) =>
    [...rows.keys()].filter((key) => common.includes(key)).some((key, place) => key !== common[place]);
  const mover = isMoved(mine) ? 'mine' : 'theirs';
  const leading = isMoved(mine) && isMoved(theirs) ? side : mover;
  const order = [...lists[leading].keys()];
  const others = [...lists[leading === 'mine' ? 'theirs' : 'mine'].keys()];
  for (const [place, key] of others.entries()) {
    if (!order.includes(key)) order.splice(place === 0 ? 0 : order.indexOf(others[place - 1]) + 1, 0, key);
  }
  return order;
}

/** Whether two rows are the same to a person, whatever their ids. */
export function looksSame(one: Row, other: Row | undefined): boolean {
  if (!other) return false;
  const fields = new Set([...Object.keys(one), ...Object.keys(other)].filter((field) => !isRowId(field)));
  return [...fields].every((field) => isSame(one[field], other[field]));
}

const withoutId = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([field]) => !isRowId(field)));
