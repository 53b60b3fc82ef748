import { lookOf } from '@/domain/lookOf';

/** What of a question is to be seen; HTML. */
export interface Looking {
  question: string;
  quiz_options: readonly { options: string }[];
}

/** What questions are suspected by to be the same: how they and their options look, in whichever order these stand. */
export const lookOfQuestion = ({ question, quiz_options }: Looking): string =>
  JSON.stringify([lookOf(question), ...quiz_options.map(({ options }) => lookOf(options)).toSorted()]);
