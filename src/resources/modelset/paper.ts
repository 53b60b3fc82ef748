import type { ModelsetQuestion, PassageQuestion } from '@/contract/modelsetQuiz';
import { questionsOf, type Sheet } from './sheet';

/** A question on paper; its level is shown if its number has several. */
export interface PaperQuestion extends PassageQuestion {
  level: string | null;
}

/** The questions with one number on paper. */
export interface PaperBlock {
  number: number | null;
  questions: readonly PaperQuestion[];
}

interface PaperPassage {
  title: string;
  html: string;
  blocks: readonly PaperBlock[];
}

/** A model set in the order of paper. */
export interface PaperOrder {
  blocks: readonly PaperBlock[];
  passages: readonly PaperPassage[];
}

/**
 * Returns a model set in the order of paper, each question once: one about a passage is only below that passage, with its number in the
 * model set, or else with the next number after the largest.
 */
export function paperOf(sheet: Sheet): PaperOrder {
  const placed = new Map(questionsOf(sheet).map((question) => [question.quiz_id, question]));
  const printed = new Set<number>();
  const printable = (question: PassageQuestion & Partial<ModelsetQuestion>): PaperQuestion => ({
    ...question,
    level: sheet.modelset_type === 'ku' ? (question.level_name ?? null) : null,
  });
  let last = Math.max(0, ...sheet.blocks.map(({ number }) => number ?? 0));
  const passages = sheet.paragraphs.map(({ paragraph_title, paragraph, questions }) => {
    const blocks = questions.flatMap((question): PaperBlock[] => {
      if (printed.has(question.quiz_id)) return [];
      printed.add(question.quiz_id);
      const own = placed.get(question.quiz_id);
      if (!own) last += 1;
      return [{ number: own ? own.modelset_order_priority : last, questions: [printable(own ?? question)] }];
    });
    return { title: paragraph_title, html: paragraph, blocks };
  });
  const blocks = sheet.blocks.flatMap(({ number, levels }) => {
    const others = levels.filter(({ quiz_id }) => !printed.has(quiz_id));
    return others.length === 0 ? [] : [{ number, questions: others.map(printable) }];
  });
  return { blocks, passages };
}

/** Returns all blocks by number; those without one come last. */
export const blocksOf = ({ blocks, passages }: PaperOrder): PaperBlock[] =>
  [...blocks, ...passages.flatMap((passage) => passage.blocks)].toSorted(
    (one, other) => (one.number ?? Infinity) - (other.number ?? Infinity),
  );
