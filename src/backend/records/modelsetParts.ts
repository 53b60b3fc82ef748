import type { Store } from '@/backend/store/port';
import { childrenOf } from './childrenOf';
import { ofQuestion, withOptions } from './quizOptionRows';

/** Reads the questions and passages of model sets, all together; returns a lookup of those of one. */
export async function partsOfModelsets(store: Store, modelset_iid: readonly number[]) {
  const questionsOf = childrenOf(await listQuestions(store, modelset_iid), (question) => question.modelset_iid);
  const passagesOf = childrenOf(await listPassages(store, modelset_iid), (passage) => passage.modelset_iid);
  return (iid: number) => ({ questions: questionsOf(iid), paragraphs: passagesOf(iid) });
}

/** Lists the questions of model sets by number, then by level. */
async function listQuestions(store: Store, modelset_iid: readonly number[]) {
  const tags = await store.list('quiz_tag', {
    where: { modelset_iid },
    columns: ['modelset_iid', 'modelset_order_priority', 'marks_weightage'],
    join: { ...ofQuestion, tag_id: 'iid', level_name: 'quiz_level_iid.level_name' },
    sort: ['modelset_order_priority', 'quiz_level_iid'],
  });
  return withOptions(store, tags);
}

/** Lists the passages of model sets, each with its questions, all in the order in which they were tagged. */
async function listPassages(store: Store, modelset_iid: readonly number[]) {
  const passages = await store.list('passage_modelset_tag', {
    where: { modelset_iid, is_deleted_flag: 'n' },
    columns: ['modelset_iid'],
    join: { iid: 'passage_iid', paragraph_title: 'passage_iid.paragraph_title', paragraph: 'passage_iid.paragraph' },
  });
  const tags = await store.list('passage_quiz_tag', {
    where: { passage_iid: passages.map(({ iid }) => iid) },
    columns: ['passage_iid', 'marks_weightage'],
    join: ofQuestion,
  });
  const questionsOf = childrenOf(await withOptions(store, tags), ({ passage_iid }) => passage_iid);
  return passages.map((passage) => ({ ...passage, questions: questionsOf(passage.iid) }));
}
