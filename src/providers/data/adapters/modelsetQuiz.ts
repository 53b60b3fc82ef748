import { modelsetQuizCalls } from '@/contract/modelsetQuiz';
import type { Adapter } from '../adapter';

/** Model sets as learners get them. */
export const modelsetQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetQuizDetails };

/** Model sets as learners get them, for those whose questions have levels. */
export const modelsetKuQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetKuQuizDetails };
