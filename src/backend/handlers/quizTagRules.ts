import { refuseFields } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Query, Where } from '@/backend/store/query';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { shortText } from '@/domain/html/shortText';

/** The columns of a tag, and the joins that read its records. */
const said = {
  tag_id: 'iid',
  quiz_id: 'quiz_iid',
  question: 'quiz_iid.question',
  correct_option: 'quiz_iid.correct_option',
  answer_desc: 'quiz_iid.answer_desc',
  courses_id: 'course_iid',
  course_name: 'course_iid.course_name',
  subcourse_id: 'subcourse_iid',
  subcourse_name: 'subcourse_iid.subcourse_name',
  subcourse_main_topic_id: 'main_topic_iid',
  topic_title: 'main_topic_iid.topic_title',
  lesson_id: 'lesson_iid',
  lesson_title: 'lesson_iid.lesson_title',
  modelset_id: 'modelset_iid',
  modelset_name: 'modelset_iid.modelset_name',
  year: 'modelset_iid.year',
  quiz_level_id: 'quiz_level_iid',
  level_name: 'quiz_level_iid.level_name',
} as const;

const own = [
  'modelset_order_priority',
  'marks_weightage',
  'lesson_quiz_active',
  'created_by',
  'created_date',
  'modified_by',
  'modified_date',
  'modified_remarks',
] as const;

/** Lists tags with the names of their records, by default in the order of their ids. */
export const listQuizTags = (store: Store, where: Where<'quiz_tag'>, sort: Query<'quiz_tag'>['sort'] = []) =>
  store.list('quiz_tag', { where, columns: own, join: said, sort });

type Fault = [field: string, text: string];

/** A question's place, as a tag names it; a tag that is changed adds its own id. */
interface Place {
  tag_id?: number;
  quiz: number;
  lesson: number;
  modelset?: number | null | undefined;
  quiz_level?: number | null | undefined;
  modelset_order_priority: number | null;
}

/** Returns the faults of a question's place, whose question and model set are locked: it is there already, or another question is. */
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

/** Returns the fault of a number that another question has; in type ku, at the same level. */
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

/** Returns a message at each field whose change would leave the questions of a model set, which is locked, without fitting it. */
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

/** Returns the first number that several questions have. */
async function sharedNumber(store: Store, where: Where<'quiz_tag'>): Promise<number | undefined> {
  const rows = await store.list('quiz_tag', { where, columns: ['modelset_order_priority'], sort: ['modelset_order_priority'] });
  const numbers = rows.map((row) => row.modelset_order_priority);
  return numbers.find((number, index) => number !== null && numbers[index + 1] === number) ?? undefined;
}

/** The new place of a part of the catalogue: all its ancestors that a tag names, which are locked. */
export interface TagPlace {
  course_iid: number;
  subcourse_iid: number;
  main_topic_iid?: number;
}

/**
 * Moves the tags of a part of the catalogue, which is locked, along with it within its course; refuses, at this field, a move to another
 * course.
 */
export async function moveTags(store: Store, where: Where<'quiz_tag'>, to: TagPlace, field: string): Promise<void> {
  refuseFields(await faultsOfTaggedMove(store, { ...where, course_iid: { not: to.course_iid } }, field));
  await store.updateMany('quiz_tag', { where }, to);
}

/** Returns a message at the field that would move the tagged record, which is locked, to another course. */
export async function faultsOfTaggedMove(store: Store, where: Where<'quiz_tag'>, field: string): Promise<Fault[]> {
  const count = await store.count('quiz_tag', { where });
  return count > 0 ? [[field, say('questions_stay', { count })]] : [];
}
