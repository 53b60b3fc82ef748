import { quizCalls } from '@/contract/quiz';
import { wordsOfOptions } from '@/contract/quizOptions';
import { type Adapter, finding, verb } from '../adapter';

/** The question bank. What can be read from a form's options isn't asked for: it is worked out when they are sent. */
export const quizAdapter: Adapter = {
  list: quizCalls.getQuizAll,
  find: finding(quizCalls.searchQuestion, 'query_string', htmlOf),
  one: quizCalls.getQuizById,
  create: quizCalls.createQuiz,
  update: verb(quizCalls.editQuiz, 'question_id'),
  toBody: (form) => ({ ...form, ...wordsOfOptions(form) }),
};

/** Questions that are searched for, to be tagged. */
export const quizSearchAdapter: Adapter = {
  list: quizCalls.searchQuestion,
  one: quizCalls.getQuizById,
  foundAs: 'quizsetup',
};

/** Questions that nothing is tagged with. */
export const untaggedQuizAdapter: Adapter = {
  list: quizCalls.getUntaggedQuiz,
  one: quizCalls.getQuizById,
  foundAs: 'quizsetup',
};

/** What is typed, as it stands, in HTML; a question is called by its beginning, which ends in three dots. */
function htmlOf(typed: string): string {
  return typed.replace(/…$/, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
