import { quizCalls } from '@/contract/quiz';
import type { Adapter } from '../adapter';

/** The questions that have the words which are searched for. */
export const questionSearchAdapter: Adapter = { list: quizCalls.searchQuestion };
