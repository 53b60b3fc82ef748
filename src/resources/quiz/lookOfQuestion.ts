import { lookOf } from '@/domain/lookOf';

/** The visible texts of a question; HTML. */
export interface Looking {
  question: string;
  quiz_options: readonly { options: string }[];
}

/** Returns a key that is equal for probable duplicates: how a question and its options look, in any order of the options. */
export const lookOfQuestion = ({ question, quiz_options }: Looking): string =>
  JSON.stringify([lookOf(question), ...quiz_options.map(({ options }) => lookOf(options)).toSorted()]);
