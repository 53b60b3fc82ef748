import type { ModelsetKuQuiz, ModelsetQuestion, ModelsetQuiz } from '@/contract/modelsetQuiz';

/** The questions of a number: one, or in a model set of type ku one of each level. */
export interface Block {
  number: number | null;
  levels: readonly ModelsetQuestion[];
}

/** A model set of either type with its questions by number. */
export interface Sheet extends Omit<ModelsetQuiz, 'questions'> {
  blocks: readonly Block[];
}

/** A model set as either of its calls returns it. */
export type AnyModelsetQuiz = ModelsetQuiz | ModelsetKuQuiz;

export const sheetOf = ({ questions, ...modelset }: AnyModelsetQuiz): Sheet => ({
  ...modelset,
  blocks: questions.map((each) =>
    'levels' in each ? { number: each.qsn_no, levels: each.levels } : { number: each.modelset_order_priority, levels: [each] },
  ),
});

/** Returns its questions one by one. */
export const questionsOf = ({ blocks }: Sheet): ModelsetQuestion[] => blocks.flatMap(({ levels }) => levels);
