import { modelsetQuizCalls } from '@/contract/modelsetQuiz';
import type { Adapter } from '../adapter';

/** Model sets as learners get them. */
export const modelsetQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetQuizDetails };

/** The same for model sets whose questions have levels. */
export const modelsetKuQuizAdapter: Adapter = { one: modelsetQuizCalls.getModelsetKuQuizDetails };
