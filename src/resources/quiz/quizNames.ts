import type { RaRecord } from 'react-admin';
import { shortText } from '@/domain/html/shortText';

/** The names of the resources, which are the addresses of their lists. */
export const names = {
  bank: 'quizsetup',
  search: 'quiztagsetup',
  untagged: 'untaggedquizreport',
  tags: 'quiztagreport',
  ofLesson: 'lessonQuizReport',
  ofModelset: 'modelsetQuizReport',
} as const;

/** The order of untagged questions. */
export const newestFirst = { field: 'id', order: 'DESC' } as const;

/** The screens of questions and of their tags share their texts. */
export const texts = {
  en: async () => (await import('./messages')).quizMessages,
  ne: async () => (await import('./messages.ne')).quizMessagesNe,
};

/** Names a question, and each of its tags, by its beginning. */
export const calledByQuestion = ({ question }: RaRecord): string => (typeof question === 'string' ? shortText(question) : '');
