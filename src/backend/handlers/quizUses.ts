import { mostNamed, quotedNames, Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import { say } from '@/contract/message';
import { listQuizTags } from './quizTagRules';

/** Returns the uses of a question: its tags, the passages that contain it, and the live quizzes of its model sets, the latest first. */
export async function usesOf(store: Store, quiz_iid: number) {
  const quiz_tags = await listQuizTags(store, { quiz_iid });
  const quiz_passages = await store.list('passage_quiz_tag', {
    where: { quiz_iid },
    columns: ['passage_iid', 'marks_weightage'],
    join: { paragraph_title: 'passage_iid.paragraph_title' },
  });
  const quiz_lives = await store.list('live_modelset_tag', {
    where: { modelset_iid: quiz_tags.flatMap(({ modelset_id }) => modelset_id ?? []) },
    columns: ['live_start_date_time', 'live_exam_status'],
    join: {
      tag_id: 'iid',
      modelset_name: 'modelset_iid.modelset_name',
      course_iid: 'modelset_iid.course_iid',
      year: 'modelset_iid.year',
    },
    sort: [{ column: 'live_start_date_time', order: 'desc' }],
  });
  return { quiz_tags, quiz_passages, quiz_lives };
}

/** Refuses to delete a question, which is locked, while it is used; the message names its lessons, model sets and passages. */
export async function refuseUsedQuiz(store: Store, quiz_iid: number): Promise<void> {
  const where = { quiz_iid };
  const [tagged, inPassages] = [await store.count('quiz_tag', { where }), await store.count('passage_quiz_tag', { where })];
  if (tagged + inPassages === 0) return;
  const places = quotedNames(await placesOf(store, quiz_iid), tagged);
  const passages = quotedNames(await passagesOf(store, quiz_iid), inPassages);
  if (inPassages === 0) throw new Refusal(409, { msg: say('quiz_in_use', { count: tagged, places }) });
  if (tagged === 0) throw new Refusal(409, { msg: say('quiz_in_passages', { count: inPassages, passages }) });
  throw new Refusal(409, { msg: say('quiz_in_both', { count: tagged, places, passages }) });
}

/** Returns the first lessons that a question is tagged with, each with its model set. */
async function placesOf(store: Store, quiz_iid: number): Promise<string[]> {
  const join = { lesson: 'lesson_iid.lesson_title', modelset: 'modelset_iid.modelset_name' } as const;
  const tags = await store.list('quiz_tag', { where: { quiz_iid }, columns: [], join, limit: mostNamed });
  return tags.map(({ lesson, modelset }) => (modelset === null ? lesson : `${lesson} · ${modelset}`));
}

/** Returns the first passages that contain a question. */
async function passagesOf(store: Store, quiz_iid: number): Promise<string[]> {
  const sort = ['passage_iid.paragraph_title'] as const;
  const join = { title: 'passage_iid.paragraph_title' } as const;
  const tags = await store.list('passage_quiz_tag', { where: { quiz_iid }, columns: [], join, sort, limit: mostNamed });
  return tags.map(({ title }) => title);
}
