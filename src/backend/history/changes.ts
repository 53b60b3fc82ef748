import { detailsOf, isTableName, type TableName } from '@/backend/store/tables';
import type { HistoryEntry } from '@/contract/history';
import { fieldsIn } from '@/domain/fieldsIn';
import { isSame } from '@/domain/rows/mergeEdits';
import { isRecord } from './keptTables';
import type { Fields, Touched } from './touchedRows';

/** What was done to one record. */
export interface RecordChange extends Pick<HistoryEntry, 'kind' | 'changes'> {
  area: TableName;
  iid: number;
  /** The record as it was, or as it is where it is new. */
  row: Fields;
}

/** Every write has these of its own. */
const stamps: readonly string[] = ['iid', 'created_by', 'created_date', 'modified_by', 'modified_date', 'modified_remarks'];

/** Puts together what was done to each record: to its own row, and to the rows that are parts of it. */
export function recordChanges(touched: readonly Touched[]): RecordChange[] {
  const records = touched.flatMap((row): RecordChange[] => (isRecord(row.table) ? changeOf(row) : []));
  const known = new Set(records.map(({ area, iid }) => `${area}/${iid}`));
  for (const [key, { area, iid, changes }] of partChanges(touched)) {
    const own = records.find((record) => record.area === area && record.iid === iid);
    if (own?.kind === 'changed') own.changes.push(...changes);
    if (!known.has(key)) records.push({ area, iid, kind: 'changed', changes, row: {} });
  }
  return records.filter(({ kind, changes }) => kind !== 'changed' || changes.length > 0);
}

function changeOf({ table: area, iid, before, after, isPutBack }: Touched): RecordChange[] {
  if (!before) return after ? [{ area, iid, kind: isPutBack ? 'restored' : 'created', changes: [], row: after }] : [];
  if (!after) return [{ area, iid, kind: 'deleted', changes: [], row: before }];
  const [old, fresh] = [fieldsOf(area, before), fieldsOf(area, after)];
  const left = [...stamps, ...(detailsOf(area).derived ?? [])];
  const changes = Object.keys(fresh)
    .filter((field) => !left.includes(field) && !isSame(old[field], fresh[field]))
    .map((field) => ({ field, before: old[field], after: fresh[field] }));
  return [{ area, iid, kind: flagged(area, changes) ?? 'changed', changes, row: before }];
}

/** Returns the fields of a row; those of a column of JSON are named `rights.quiz`. */
function fieldsOf(area: TableName, row: Fields): Fields {
  const { json } = detailsOf(area);
  if (!json) return row;
  const parsed = (column: string) => {
    const text = row[column];
    return Object.entries(typeof text === 'string' ? fieldsIn(JSON.parse(text)) : {});
  };
  return {
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !json.includes(column))),
    ...Object.fromEntries(json.flatMap((column) => parsed(column).map(([field, value]) => [`${column}.${field}`, value]))),
  };
}

/** Tells whether a flag was changed that says whether the record is deleted. */
function flagged(area: TableName, changes: HistoryEntry['changes']): 'deleted' | 'restored' | undefined {
  const change = changes.find(({ field }) => field === detailsOf(area).flag?.column);
  if (!change) return undefined;
  return change.after === 'y' ? 'deleted' : 'restored';
}

/** Returns the changes of rows that are parts, one of a field for each record. */
function partChanges(touched: readonly Touched[]): Map<string, Pick<RecordChange, 'area' | 'iid' | 'changes'>> {
  const found = new Map<string, Pick<RecordChange, 'area' | 'iid' | 'changes'>>();
  for (const { table, before, after } of touched) {
    const { partOf: part } = detailsOf(table);
    const row = after ?? before;
    if (!part || !row || !isTableName(part.table) || isSame(before, after)) continue;
    const iid = Number(row[part.by]);
    const key = `${part.table}/${iid}`;
    const record = found.get(key) ?? { area: part.table, iid, changes: [] };
    found.set(key, record);
    let change = record.changes.find(({ field }) => field === part.field);
    if (!change) record.changes.push((change = { field: part.field, before: [], after: [] }));
    add(change.before, before);
    add(change.after, after);
  }
  return found;
}

function add(rows: unknown, row: Fields | undefined): void {
  if (row && Array.isArray(rows)) rows.push(row);
}
