import { refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { shortText } from '@/domain/shortText';

type Fault = [field: string, text: string];

/** What a tag says of a question's place; of a tag that is changed its own id comes along. */
interface Place {
  tag_id?: number;
  quiz: number;
  lesson: number;
  modelset?: number | null | undefined;
  quiz_level?: number | null | undefined;
  modelset_order_priority: number | null;
}

/** What is wrong with a question's place, where its question and its model set are held: it stands there already, or another does. */
export async function faultsOfPlace(store: Store, place: Place): Promise<Fault[]> {
  const { quiz, lesson, modelset } = place;
  const others = { iid: { not: place.tag_id ?? [] } };
  if (typeof modelset !== 'number') {
    const where = { ...others, quiz_iid: quiz, lesson_iid: lesson, modelset_iid: null };
    return (await store.count('quiz_tag', { where })) > 0 ? [['lesson', say('quiz_tagged_with_lesson')]] : [];
  }
  const inSet = { ...others, modelset_iid: modelset };
  const isTwice = (await store.count('quiz_tag', { where: { ...inSet, quiz_iid: quiz } })) > 0;
  return [
    ...(isTwice ? [['modelset', say('quiz_tagged_already')] satisfies Fault] : []),
    ...(await faultsOfNumber(store, inSet, place)),
  ];
}

/** A number of a model set is one question's; in one of type ku, of each level. */
async function faultsOfNumber(store: Store, inSet: Where<'quiz_tag'>, { quiz_level, ...place }: Place): Promise<Fault[]> {
  const count = place.modelset_order_priority;
  const numbered = { ...inSet, modelset_order_priority: count, quiz_iid: { not: place.quiz } };
  const join = { question: 'quiz_iid.question', level: 'quiz_level_iid', type: 'modelset_iid.modelset_type' } as const;
  const rows = await store.list('quiz_tag', { where: numbered, columns: [], join });
  const [taken] = rows.filter(({ type, level }) => type !== 'ku' || level === (quiz_level ?? null));
  if (!taken || count === null) return [];
  const question = shortText(taken.question);
  return [['modelset_order_priority', say(taken.type === 'ku' ? 'number_of_level_taken' : 'number_taken', { count, question })]];
}

/** What keeps a model set, which is held, from being changed so that its questions would no longer fit: a sentence at each field. */
export async function faultsOfTaggedChange(
  store: Store,
  standing: Row<'modelset'>,
  coming: { courses: number; modelset_type: Row<'modelset'>['modelset_type'] },
): Promise<Fault[]> {
  const tagged = { modelset_iid: standing.iid };
  const faults = standing.course_iid === coming.courses ? [] : await faultsOfTaggedMove(store, tagged, 'courses');
  if (standing.modelset_type === 'ku' && coming.modelset_type !== 'ku') {
    const shared = await sharedNumber(store, tagged);
    if (shared !== undefined) faults.push(['modelset_type', say('number_of_several', { count: shared })]);
  }
  return faults;
}

/** The first number that several questions have. */
async function sharedNumber(store: Store, where: Where<'quiz_tag'>): Promise<number | undefined> {
  const rows = await store.list('quiz_tag', { where, columns: ['modelset_order_priority'], sort: ['modelset_order_priority'] });
  const numbers = rows.map((row) => row.modelset_order_priority);
  return numbers.find((number, index) => number !== null && numbers[index + 1] === number) ?? undefined;
}

/** Where a part of the catalogue has come to stand: all of it that a tag names, which is held. */
export interface TagPlace {
  course_iid: number;
  subcourse_iid: number;
  main_topic_iid?: number;
}

/**
 * What a part of the catalogue, which is held, is tagged with follows it within its course; what would leave that is refused, at the
 * field that says so.
 */
export async function moveTags(store: Store, where: Where<'quiz_tag'>, to: TagPlace, field: string): Promise<void> {
  refuseFields(await faultsOfTaggedMove(store, { ...where, course_iid: { not: to.course_iid } }, field));
  await store.updateMany('quiz_tag', { where }, to);
}

/** What keeps what questions are tagged with, and is held, from coming into another course, at the field that says so. */
export async function faultsOfTaggedMove(store: Store, where: Where<'quiz_tag'>, field: string): Promise<Fault[]> {
  const count = await store.count('quiz_tag', { where });
  return count > 0 ? [[field, say('questions_stay', { count })]] : [];
}
