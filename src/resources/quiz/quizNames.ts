import type { RaRecord } from 'react-admin';
import { shortText } from '@/domain/shortText';

/** What the resources are called, of which each list has its address. */
export const names = {
  bank: 'quizsetup',
  search: 'quiztagsetup',
  untagged: 'untaggedquizreport',
  tags: 'quiztagreport',
  ofLesson: 'lessonQuizReport',
  ofModelset: 'modelsetQuizReport',
} as const;

/** The screens of questions and of their tags have their texts in common. */
export const texts = {
  en: async () => (await import('./messages')).quizMessages,
  ne: async () => (await import('./messages.ne')).quizMessagesNe,
};

/** A question and each of its tags is called by how it begins. */
export const calledByQuestion = ({ question }: RaRecord): string => (typeof question === 'string' ? shortText(question) : '');
