import { type Faults, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import { say } from '@/contract/message';
import { inQuotes, named } from './inQuotes';

/** Refuses that a batch goes which model sets are tagged with: they are named. */
export async function refuseTagged(store: Store, batch_iid: number): Promise<void> {
  const where = { batch_iid };
  const count = await store.count('modelset_batch_tag', { where });
  if (count === 0) return;
  const tags = await store.list('modelset_batch_tag', {
    where,
    columns: [],
    join: { name: 'modelset_iid.modelset_name' },
    sort: ['modelset_iid.modelset_name'],
    limit: named,
  });
  const modelsets = inQuotes(
    tags.map(({ name }) => name),
    count,
  );
  throw new Refusal(409, { msg: say('batch_in_use', { count, modelsets }) });
}

/** That a batch or a model set which is tagged comes to another course or year, at the fields that say so. */
export async function faultsOfMove(
  store: Store,
  tagged: Where<'modelset_batch_tag'>,
  moved: Readonly<Record<string, boolean>>,
): Promise<Faults> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0 || (await store.count('modelset_batch_tag', { where: tagged })) === 0) return [];
  return fields.map((field) => [field, say('tagged_stays')] as const);
}
