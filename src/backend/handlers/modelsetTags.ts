import { fieldErrors, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import { say } from '@/contract/message';

/** How many model sets a refusal names. */
const named = 5;

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
  const modelsets = [...tags.map(({ name }) => `“${name}”`), ...(count > named ? ['…'] : [])].join(', ');
  throw new Refusal(409, { msg: say('batch_in_use', { count, modelsets }) });
}

/** Refuses that a batch or a model set comes to another course or year while it is tagged, at the fields that say so. */
export async function refuseMoveOfTagged(
  store: Store,
  tagged: Where<'modelset_batch_tag'>,
  moved: Readonly<Record<string, boolean>>,
): Promise<void> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0 || (await store.count('modelset_batch_tag', { where: tagged })) === 0) return;
  const errors = fieldErrors(fields.map((field) => [field, say('tagged_stays')]));
  throw new Refusal(400, { msg: say('invalid_fields'), errors });
}
