import { type FieldText, refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { TableName } from '@/backend/store/tables';
import { type RuleKey, say } from '@/contract/message';
import { misfits } from '@/contract/misfits';

/** A form's choices, each below others; one that wasn't made is missing, or null. */
export interface Chain {
  course?: number | null;
  year?: number | null;
  subcourse?: number | null;
  main_topic?: number | null;
  lesson?: number | null;
  sub_topic?: number | null;
  modelset?: number | null;
  batch?: number | null;
}

type Choice = keyof Chain;

interface Link {
  choice: Choice & TableName;
  /** The form's usual field for the choice. */
  field: string;
  /** The columns that refer to a row's parents, and the choice that each must equal. */
  above: Readonly<Record<string, Choice>>;
  misfit?: RuleKey;
}

/** The links of every chain in the order of their locks: parents before children, then by table name. */
const links: readonly Link[] = [
  { choice: 'course', field: 'courses', above: {} },
  { choice: 'batch', field: 'batch', above: { course_iid: 'course', batch_year: 'year' }, misfit: misfits.batch },
  { choice: 'modelset', field: 'modelset', above: { course_iid: 'course', year: 'year' }, misfit: misfits.modelset },
  { choice: 'subcourse', field: 'subcourse', above: { course_id: 'course' }, misfit: misfits.subcourse },
  { choice: 'main_topic', field: 'subcourse_main_topic', above: { subcourse_iid: 'subcourse' }, misfit: misfits.main_topic },
  { choice: 'lesson', field: 'lesson', above: { main_topic_iid: 'main_topic' }, misfit: misfits.lesson },
  { choice: 'sub_topic', field: 'sub_topic', above: { lesson_iid: 'lesson' }, misfit: misfits.sub_topic },
];

/** A form's own field names, where they aren't the usual ones. */
type FieldNames = Readonly<Partial<Record<Choice, string>>>;

/**
 * Refuses a form whose choices don't fit together, with a message at each wrong field; rows with a parent choice are locked, so that they
 * keep it until the transaction ends.
 */
export async function checkChain(store: Store, chain: Chain, fields: FieldNames = {}): Promise<void> {
  refuseFields(await chainFaults(store, chain, fields));
}

/**
 * Returns the same messages by field, for a form that may have further errors. Each link is a row of another table, and the rows are
 * locked one after the other, parents first (ADR 17): locked together, two forms could wait for each other.
 */
export async function chainFaults(store: Store, chain: Chain, fields: FieldNames = {}): Promise<FieldText[]> {
  const wrong: FieldText[] = [];
  for (const link of links) {
    const text = await faultOf(store, chain, link);
    if (text) wrong.push([fields[link.choice] ?? link.field, text]);
  }
  return wrong;
}

/** Returns the fault of one choice, if it was made. */
async function faultOf(store: Store, chain: Chain, { choice, above, misfit }: Link): Promise<string | undefined> {
  const chosen = chain[choice] ?? null;
  if (chosen === null) return undefined;
  const row = await store.get(choice, chosen, misfit && 'lock');
  if (!row) return say('must_be_id');
  return misfit && !fits(row, above, chain) ? say(misfit) : undefined;
}

/** Whether a row belongs to all choices above it. */
const fits = (row: object, above: Link['above'], chain: Chain): boolean =>
  Object.entries(above).every(([column, choice]) => {
    const chosen = chain[choice] ?? null;
    return chosen === null || Reflect.get(row, column) === chosen;
  });
