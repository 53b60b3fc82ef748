import { childrenOf } from '@/backend/childrenOf';
import type { Touched, TouchedRows } from '@/backend/history/touchedRows';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { isSame } from '@/domain/mergeEdits';
import { checksOf, type NewCheck } from './checkedParts';
import { touchedModelsets } from './touchedModelsets';

/** Keeps the checks in step with what a transaction has written: new links and images are to be checked, others no more. */
export async function noteChecks(store: Store, touched: TouchedRows): Promise<void> {
  const rows = [...touched.values()];
  const changed = rows.filter(isChanged);
  const changedOf = childrenOf(changed, ({ table }) => table);
  for (const area of new Set(changed.map(({ table }) => table))) {
    const records = changedOf(area).map(({ iid, after }) => ({ iid, checks: checksOf(area, after) }));
    await putChecks(store, area, records);
  }
  const modelset_iid = await touchedModelsets(store, rows);
  if (modelset_iid.length > 0) await store.updateMany('content_check', { where: { modelset_iid } }, { checked_date: null });
}

const isChanged = ({ table, before, after }: Touched): boolean => !isSame(checksOf(table, before), checksOf(table, after));

/** Gives each of these records of a table just these checks; one that stands keeps what was found. */
export async function putChecks(
  store: Store,
  area: TableName,
  records: readonly { iid: number; checks: readonly NewCheck[] }[],
): Promise<void> {
  const standing = await store.list('content_check', {
    where: { area, record_iid: records.map(({ iid }) => iid) },
    columns: ['iid', 'record_iid', 'part', 'address', 'course_iid'],
  });
  const wanted = new Map(records.flatMap(({ checks }) => checks.map((check) => [keyOf(check), check] as const)));
  const over = standing.filter((check) => !wanted.delete(keyOf(check)));
  if (over.length > 0) await store.removeMany('content_check', { where: { iid: over.map(({ iid }) => iid) } });
  if (wanted.size > 0) await store.insertMany('content_check', [...wanted.values()]);
}

const keyOf = (check: Pick<NewCheck, 'record_iid' | 'part' | 'address' | 'course_iid'>): string =>
  JSON.stringify([check.record_iid, check.part, check.address, check.course_iid]);
