import type { Handlers } from '@/backend/handler';
import { childrenOf } from '@/backend/records/childrenOf';
import { partsOfModelsets } from '@/backend/records/modelsetParts';
import { findByIdOrSlug, found } from '@/backend/records/records';
import type { Store } from '@/backend/store/port';
import type { modelsetQuizCalls } from '@/contract/modelsetQuiz';
import { findModelset } from './modelset';

/** Model sets as learners get them. */
export const modelsetQuizHandlers: Handlers<typeof modelsetQuizCalls> = {
  getModelsetQuizDetails: async ({ slug }, { store }) => ({ data: await findWhole(store, slug) }),

  getModelsetKuQuizDetails: async ({ slug }, { store }) => {
    const { questions, ...modelset } = await findWhole(store, slug);
    const levelsOf = childrenOf(questions, (question) => question.modelset_order_priority);
    const numbers = [...new Set(questions.map((question) => question.modelset_order_priority))];
    return { data: { ...modelset, questions: numbers.map((qsn_no) => ({ qsn_no, levels: levelsOf(qsn_no) })) } };
  },
};

/** Returns a model set with its questions and passages, or throws a 404. */
async function findWhole(store: Store, slug: string) {
  const modelset = found(await findByIdOrSlug({ byId: (iid) => findModelset(store, iid) }, slug), 'modelset_not_found');
  const partsOf = await partsOfModelsets(store, [modelset.iid]);
  return { ...modelset, ...partsOf(modelset.iid) };
}
