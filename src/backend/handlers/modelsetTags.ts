import { mostNamed, quotedNames } from '@/backend/quotedNames';
import { type FieldText, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';

const byModelset = {
  columns: [],
  join: { name: 'modelset_iid.modelset_name' },
  sort: ['modelset_iid.modelset_name'],
  limit: mostNamed,
} as const;

/** Refuses to delete a batch that is tagged with model sets, or sits live quizzes: the message names them. */
export async function refuseTagged(store: Store, batch_iid: number): Promise<void> {
  const where = { batch_iid };
  const tagged = await store.count('modelset_batch_tag', { where });
  const live = await store.count('live_modelset_tag', { where });
  const count = tagged + live;
  if (count === 0) return;
  const rows = [
    ...(await store.list('modelset_batch_tag', { where, ...byModelset })),
    ...(await store.list('live_modelset_tag', { where, ...byModelset })),
  ];
  const names = [...new Set(rows.map(({ name }) => name))];
  const modelsets = quotedNames(names.slice(0, mostNamed), count > rows.length ? Infinity : names.length);
  const alone = live === 0 ? 'batch_in_use' : 'batch_in_live_use';
  throw new Refusal(409, { msg: say(tagged > 0 && live > 0 ? 'batch_in_both_uses' : alone, { count, modelsets }) });
}

/** A batch or a model set that tags may name. */
type Tagged = { readonly batch_iid: number } | { readonly modelset_iid: number };

/** Returns a message at each field that would move a tagged batch or model set to another course or year. */
export async function faultsOfMove(store: Store, tagged: Tagged, moved: Readonly<Record<string, boolean>>): Promise<FieldText[]> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  if (fields.length === 0) return [];
  const reasons = [
    ...((await store.count('modelset_batch_tag', { where: tagged })) > 0 ? [say('tagged_stays')] : []),
    ...((await store.count('live_modelset_tag', { where: tagged })) > 0 ? [say('live_tagged_stays')] : []),
  ];
  return fields.flatMap((field) => reasons.map((reason): FieldText => [field, reason]));
}
