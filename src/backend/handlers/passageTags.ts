import { type FieldText, mostNamed, quotedNames, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { isTrue } from '@/contract/fields';
import { say } from '@/contract/message';

/** The records of a tag that is added or restored. */
interface Tying {
  passage_iid: number;
  modelset_iid: number;
}

/**
 * Refuses, at the model set, a passage if the model set may have none, or has this one by another tag than `own`. The caller has locked the
 * model set, so that no other tag is added meanwhile.
 */
export async function refuseUnfitPassage(store: Store, { passage_iid, modelset_iid }: Tying, own?: number): Promise<void> {
  const modelset = await store.get('modelset', modelset_iid);
  const name = modelset?.modelset_name ?? '';
  if (!isTrue(modelset?.has_passage)) throw atModelset(say('modelset_without_passage', { modelset: name }));
  const where = { iid: { not: own ?? [] }, passage_iid, modelset_iid, is_deleted_flag: 'n' } as const;
  const join = { passage: 'passage_iid.paragraph_title' } as const;
  const [other] = await store.list('passage_modelset_tag', { where, columns: [], join, limit: 1 });
  if (other) throw atModelset(say('passage_tagged_already', { passage: other.passage, modelset: name }));
}

const atModelset = (msg: string): Refusal => new Refusal(409, { msg, errors: { modelset: [msg] } });

/** Returns a message at each field that a model set with passages must keep; deleted tags don't count. */
export async function faultsOfPassages(
  store: Store,
  modelset_iid: number,
  moved: Readonly<Record<string, boolean>>,
): Promise<FieldText[]> {
  const fields = Object.keys(moved).filter((field) => moved[field]);
  const where = { modelset_iid, is_deleted_flag: 'n' } as const;
  const count = fields.length === 0 ? 0 : await store.count('passage_modelset_tag', { where });
  if (count === 0) return [];
  const tags = await store.list('passage_modelset_tag', {
    where,
    columns: [],
    join: { title: 'passage_iid.paragraph_title' },
    sort: ['passage_iid.paragraph_title'],
    limit: mostNamed,
  });
  const passages = quotedNames(
    tags.map(({ title }) => title),
    count,
  );
  return fields.map((field) => [field, say('passages_stay', { passages })]);
}

/** Returns a message at the field that would move a subcourse, which is locked, to another course while passages are tagged with it. */
export async function faultsOfTaggedPassages(store: Store, subcourse_iid: number, field: string): Promise<FieldText[]> {
  const count = await store.count('passage_modelset_tag', { where: { subcourse_iid, is_deleted_flag: 'n' } });
  return count > 0 ? [[field, say('passage_tags_stay', { count })]] : [];
}
