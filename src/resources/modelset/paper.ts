import type { ModelsetQuestion, PassageQuestion } from '@/contract/modelsetQuiz';
import { questionsOf, type Sheet } from './sheet';

/** A question on paper; its level is shown if its number has several. */
export interface PaperQuestion extends PassageQuestion {
  level: string | null;
}

/** The questions with one number on paper. */
export interface PaperBlock {
  number: number;
  questions: readonly PaperQuestion[];
}

/** What stands together on paper: a passage above its questions, or questions that are about none. */
export interface PaperPart<Block = PaperBlock> {
  passage: Sheet['paragraphs'][number] | null;
  blocks: readonly Block[];
}

/** A block with its number in the model set, if it has one. */
type Placed = Omit<PaperBlock, 'number'> & { number: number | null };

/**
 * Returns a model set in the order of paper, each question once: one about a passage is only below that passage, which stands where the
 * first of its questions has its number. Numbers only rise: they are those of the model set, and the next for a question without one; where
 * these don't rise, all are counted anew.
 */
export function paperOf(sheet: Sheet): PaperPart[] {
  const parts = partsOf(sheet).toSorted((one, other) => byNumber(one.blocks[0], other.blocks[0]));
  const numbers = parts.flatMap(({ blocks }) => blocks.map(({ number }) => number));
  const first = Math.min(...numbers.filter((number) => number !== null));
  const start = Number.isFinite(first) ? first : 1;
  const areKept = doRise(numbers, start);
  let next = start;
  return joined(parts).map(({ passage, blocks }) => ({
    passage,
    blocks: blocks.map(({ number, questions }) => {
      const given = areKept ? (number ?? next) : next;
      next = given + 1;
      return { number: given, questions };
    }),
  }));
}

/** Returns all blocks of a paper in their order. */
export const blocksOf = (parts: readonly PaperPart[]): PaperBlock[] => parts.flatMap(({ blocks }) => blocks);

/** Returns its passages with their questions, then its other numbers one by one. */
function partsOf(sheet: Sheet): PaperPart<Placed>[] {
  const placed = new Map(questionsOf(sheet).map((question) => [question.quiz_id, question]));
  const printed = new Set<number>();
  const printable = (question: PassageQuestion & Partial<ModelsetQuestion>): PaperQuestion => ({
    ...question,
    level: sheet.modelset_type === 'ku' ? (question.level_name ?? null) : null,
  });
  const passages = sheet.paragraphs.map((passage) => {
    const blocks = passage.questions.flatMap((question): Placed[] => {
      if (printed.has(question.quiz_id)) return [];
      printed.add(question.quiz_id);
      const own = placed.get(question.quiz_id);
      return [{ number: own?.modelset_order_priority ?? null, questions: [printable(own ?? question)] }];
    });
    return { passage, blocks: blocks.toSorted(byNumber) };
  });
  const others = sheet.blocks.flatMap(({ number, levels }) => {
    const questions = levels.filter(({ quiz_id }) => !printed.has(quiz_id)).map(printable);
    return questions.length === 0 ? [] : [{ passage: null, blocks: [{ number, questions }] }];
  });
  return [...others, ...passages];
}

/** Puts what follows each other without a passage into one part, because it is one list. */
function joined(parts: readonly PaperPart<Placed>[]): PaperPart<Placed>[] {
  return parts.reduce<PaperPart<Placed>[]>((all, part) => {
    const last = all.at(-1);
    if (!last || last.passage || part.passage) return [...all, part];
    return [...all.slice(0, -1), { passage: null, blocks: [...last.blocks, ...part.blocks] }];
  }, []);
}

/** Orders by number; what has none comes last. */
const byNumber = (one: Placed | undefined, other: Placed | undefined): number => placeOf(one) - placeOf(other);

const placeOf = (block: Placed | undefined): number => block?.number ?? Number.MAX_SAFE_INTEGER;

/** Whether numbers rise from a first one on, if those that are missing follow the number before them. */
function doRise(numbers: readonly (number | null)[], start: number): boolean {
  let next = start;
  return numbers.every((number) => {
    const rises = (number ?? next) >= next;
    next = (number ?? next) + 1;
    return rises;
  });
}
