import { type FieldText, Refusal, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';

/** How many model sets a refusal names. */
const named = 5;

const nameOfModelset = {
  columns: [],
  join: { name: 'modelset_iid.modelset_name' },
  sort: ['modelset_iid.modelset_name'],
} as const;

/** Refuses that a batch goes which model sets are tagged with, or which sits live quizzes: they are named. */
export async function refuseTagged(store: Store, batch_iid: number): Promise<void> {
  const where = { batch_iid };
  const tags = await store.list('modelset_batch_tag', { where, ...nameOfModelset });
  const live = await store.list('live_modelset_tag', { where, ...nameOfModelset });
  const all = [...tags, ...live];
  if (all.length === 0) return;
  const names = [...new Set(all.map(({ name }) => `“${name}”`))];
  const modelsets = [...names.slice(0, named), ...(names.length > named ? ['…'] : [])].join(', ');
  const alone = live.length === 0 ? 'batch_in_use' : 'batch_in_live_use';
  const key = tags.length > 0 && live.length > 0 ? 'batch_in_both_uses' : alone;
  throw new Refusal(409, { msg: say(key, { count: all.length, modelsets }) });
}

/** A batch or a model set that tags may name. */
type Tagged = { readonly batch_iid: number } | { readonly modelset_iid: number };

/** Refuses that a batch or a model set comes to another course or year while tags name it, at the fields that say so. */
export async function refuseMoveOfTagged(store: Store, tagged: Tagged, moved: Readonly<Record<string, boolean>>): Promise<void> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0) return;
  const reasons = [
    ...((await store.count('modelset_batch_tag', { where: tagged })) > 0 ? [say('tagged_stays')] : []),
    ...((await store.count('live_modelset_tag', { where: tagged })) > 0 ? [say('live_tagged_stays')] : []),
  ];
  refuseFields(fields.flatMap((field) => reasons.map((reason): FieldText => [field, reason])));
}
