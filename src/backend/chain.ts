import { type RuleKey, say } from '@/contract/message';
import { misfits } from '@/contract/misfits';
import { type FieldText, refuseFields } from './refusal';
import type { Store } from './store/port';
import type { TableName } from './store/tables';

/** What a form chose, each choice below others; one that wasn't made is left out, or null. */
export interface Chain {
  course?: number | null;
  year?: number | null;
  subcourse?: number | null;
  main_topic?: number | null;
  lesson?: number | null;
  modelset?: number | null;
  batch?: number | null;
}

type Choice = keyof Chain;

interface Link {
  choice: Choice & TableName;
  /** The form's field, where it has no other name there. */
  field: string;
  /** The columns by which a row says what it belongs to, and the choices that these have to be. */
  above: Readonly<Record<string, Choice>>;
  misfit?: RuleKey;
}

/** The links of every chain, parents before what stands below them and else by the names of their tables, as they are held. */
const links: readonly Link[] = [
  { choice: 'course', field: 'courses', above: {} },
  { choice: 'batch', field: 'batch', above: { course_iid: 'course', batch_year: 'year' }, misfit: misfits.batch },
  { choice: 'modelset', field: 'modelset', above: { course_iid: 'course', year: 'year' }, misfit: misfits.modelset },
  { choice: 'subcourse', field: 'subcourse', above: { course_id: 'course' }, misfit: misfits.subcourse },
  { choice: 'main_topic', field: 'subcourse_main_topic', above: { subcourse_iid: 'subcourse' }, misfit: misfits.main_topic },
  { choice: 'lesson', field: 'lesson', above: { main_topic_iid: 'main_topic' }, misfit: misfits.lesson },
];

/** What a form calls its fields, where it isn't the usual. */
type FieldNames = Readonly<Partial<Record<Choice, string>>>;

/**
 * Refuses a form whose choices don't fit together, with a sentence at each field that is wrong; what belongs to a choice
 * above is held, so that it does until the transaction ends.
 */
export async function checkChain(store: Store, chain: Chain, fields: FieldNames = {}): Promise<void> {
  refuseFields(await chainFaults(store, chain, fields));
}

/**
 * The same as sentences by field, where more may be wrong with the form. Each link is a row of another table, and they are held one
 * after the other, parents first (ADR 17): together two forms could wait for each other.
 */
export async function chainFaults(store: Store, chain: Chain, fields: FieldNames = {}): Promise<FieldText[]> {
  const wrong: FieldText[] = [];
  for (const link of links) {
    const text = await faultOf(store, chain, link);
    if (text) wrong.push([fields[link.choice] ?? link.field, text]);
  }
  return wrong;
}

/** What is wrong with one choice, if it was made. */
async function faultOf(store: Store, chain: Chain, { choice, above, misfit }: Link): Promise<string | undefined> {
  const chosen = chain[choice] ?? null;
  if (chosen === null) return undefined;
  const row = await store.get(choice, chosen, misfit && 'lock');
  if (!row) return say('must_be_id');
  return misfit && !fits(row, above, chain) ? say(misfit) : undefined;
}

/** Whether a row belongs to all that is chosen above it. */
const fits = (row: object, above: Link['above'], chain: Chain): boolean =>
  Object.entries(above).every(([column, choice]) => {
    const chosen = chain[choice] ?? null;
    return chosen === null || Reflect.get(row, column) === chosen;
  });
