import { typedAsHtml } from '@/domain/html/typedHtml';
import { type Adapter, finding, verb } from './adapter';
import { quizCalls, quizFilter } from './quiz';
import { wordsOfOptions } from './quizOptions';

/** The question bank. Fields that follow from the options aren't asked for: they are worked out when the form is sent. */
export const quizAdapter = {
  area: 'quiz',
  list: quizCalls.getQuizAll,
  narrowing: {
    call: quizCalls.findQuiz,
    asked: askedOfBank,
    otherwise: async (client, asked, options) =>
      (await import('./narrowedQuizzes')).narrowedQuizzes(client, quizFilter.parse(asked), options),
  },
  find: finding(quizCalls.searchQuestion, 'query_string', htmlOf),
  one: quizCalls.getQuizById,
  create: quizCalls.createQuiz,
  update: verb(quizCalls.editQuiz, 'question_id'),
  delete: verb(quizCalls.deleteQuiz, 'id'),
  toBody: (form) => ({ ...form, ...wordsOfOptions(form) }),
} satisfies Adapter;

/** Questions found by a search, to be tagged. */
export const quizSearchAdapter: Adapter = {
  area: 'quiz',
  list: quizCalls.searchQuestion,
  one: quizCalls.getQuizById,
  foundAs: 'quizsetup',
};

/** Questions that aren't tagged with anything. */
export const untaggedQuizAdapter: Adapter = {
  area: 'quiz',
  list: quizCalls.getUntaggedQuiz,
  one: quizCalls.getQuizById,
  foundAs: 'quizsetup',
};

/** Returns what is sent of the bank's filter: its words are what the search box has. */
export function askedOfBank({ q, ...filter }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return typeof q === 'string' && q.trim() !== '' ? { ...filter, query_string: htmlOf(q) } : filter;
}

/** Returns typed text as HTML; a question's name is its beginning, whose three dots are dropped. */
function htmlOf(typed: string): string {
  return typedAsHtml(typed.replace(/…$/, ''));
}
