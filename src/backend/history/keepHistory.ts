import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import type { Context } from '../handler';
import { type RecordChange, recordChanges } from './changes';
import { recordNames } from './recordNames';
import type { Fields, Touched, TouchedRows } from './touchedRows';

/** Who wrote, when, and why. */
export interface Writer extends Pick<Context, 'person' | 'now'> {
  remark: string | null;
}

/** Keeps what a transaction has written in the history, and what it has deleted in the recycle bin. */
export async function keepHistory(store: Store, touched: TouchedRows, writer: Writer): Promise<void> {
  const rows = [...touched.values()];
  const changes = recordChanges(rows);
  if (changes.length === 0) return;
  const known = await recordsWithHistory(store, changes);
  await store.insertMany(
    'history',
    changes.map(({ area, iid, kind, changes: fields }) => ({
      area,
      record_iid: iid,
      kind,
      changes: JSON.stringify(fields),
      remark: writer.remark,
      is_first: !known.has(`${area}/${iid}`),
      created_by: writer.person.username,
      created_date: writer.now.toISOString(),
    })),
  );
  await forgetRestored(store, changes);
  await recycle(store, rows, changes, writer);
}

/** Returns which of the records have a history already: none that has just come to be. */
async function recordsWithHistory(store: Store, changes: readonly RecordChange[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const [area, records] of byArea(changes.filter(({ kind }) => kind !== 'created'))) {
    const where = { area, record_iid: records.map(({ iid }) => iid), is_first: true };
    const entries = await store.list('history', { where, columns: ['record_iid'] });
    for (const { record_iid } of entries) known.add(`${area}/${record_iid}`);
  }
  return known;
}

/**
 * Puts deleted records into the bin. Rows that a call has removed belong to the record that it removed last: whatever referred to that had
 * to go before it.
 */
async function recycle(store: Store, rows: readonly Touched[], changes: readonly RecordChange[], writer: Writer): Promise<void> {
  const removed = rows.flatMap(({ table, before, after }) => (before && !after ? [{ table, row: before }] : [])).toReversed();
  const subject = changes.findLast(({ kind, area }) => kind === 'deleted' && isRemoved(removed, area));
  const flagged = changes.filter(({ kind, area }) => kind === 'deleted' && !isRemoved(removed, area));
  const deleted = subject ? [...flagged, subject] : flagged;
  const stamps = { deleted_by: writer.person.username, deleted_date: writer.now.toISOString() };
  for (const [area, records] of byArea(deleted)) {
    const names = await recordNames(
      store,
      area,
      records.map(({ row }) => row),
    );
    await store.insertMany(
      'recycled',
      records.map(({ iid }, place) => ({
        area,
        record_iid: iid,
        name: names[place] ?? '',
        rows: JSON.stringify(subject?.area === area ? removed : []),
        ...stamps,
      })),
    );
  }
}

const isRemoved = (removed: readonly { table: TableName; row: Fields }[], area: TableName): boolean =>
  removed.some(({ table }) => table === area);

/** Takes records out of the bin that stand again, however they were restored. */
async function forgetRestored(store: Store, changes: readonly RecordChange[]): Promise<void> {
  const restored = changes.filter(({ kind }) => kind === 'restored');
  for (const [area, records] of byArea(restored))
    await store.removeMany('recycled', { where: { area, record_iid: records.map(({ iid }) => iid) } });
}

function byArea(changes: readonly RecordChange[]): [TableName, RecordChange[]][] {
  const names = [...new Set(changes.map(({ area }) => area))];
  return names.map((area) => [area, changes.filter((change) => change.area === area)]);
}
