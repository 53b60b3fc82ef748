import { quizCalls } from '@/contract/quiz';
import { wordsOfOptions } from '@/contract/quizOptions';
import { type Adapter, verb } from '../adapter';

/** The question bank. What can be read from a form's options isn't asked for: it is worked out when they are sent. */
export const quizAdapter: Adapter = {
  list: quizCalls.getQuizAll,
  one: quizCalls.getQuizById,
  create: quizCalls.createQuiz,
  update: verb(quizCalls.editQuiz, 'question_id'),
  toBody: (form) => ({ ...form, ...wordsOfOptions(form) }),
};

/** Questions that are searched for, to be tagged. */
export const quizSearchAdapter: Adapter = { list: quizCalls.searchQuestion, one: quizCalls.getQuizById };

/** Questions that nothing is tagged with. */
export const untaggedQuizAdapter: Adapter = { list: quizCalls.getUntaggedQuiz, one: quizCalls.getQuizById };
