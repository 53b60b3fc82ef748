import { lookOf } from '@/domain/lookOf';
import { names } from './quizNames';

/** A question's details, from which Back leads to one of these lists; `/tag` opens the form of its tag over them. */
export const questionOf = (id: number | string, from: keyof typeof names = 'bank', popup: '' | '/tag' = ''): string =>
  `/${names.bank}/view/${id}/${names[from]}${popup}`;

/** The visible texts of a question; HTML. */
export interface Looking {
  question: string;
  quiz_options: readonly { options: string }[];
}

/** Returns a key that is equal for probable duplicates: how a question and its options look, in any order of the options. */
export const lookOfQuestion = ({ question, quiz_options }: Looking): string =>
  JSON.stringify([lookOf(question), ...quiz_options.map(({ options }) => lookOf(options)).toSorted()]);
