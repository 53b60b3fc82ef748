import { useOneByOne } from '@/components/bulk/useOneByOne';
import { useServices } from '@/providers/services';
import type { Tagging } from '../tagQuestion';
import { addQuestion, type RowResult } from './addQuestion';
import type { JudgedRow } from './judgedRow';

/** How many questions are on their way together: they come to stand in the order of their file, but for so few. */
const atOnce = 4;

/** Adds questions one by one. */
export function useAdding() {
  const { client } = useServices();
  const { run, share, stop } = useOneByOne();

  const add = async (rows: readonly JudgedRow[], tagging: Tagging | undefined): Promise<RowResult[]> => {
    const numbered = rows.map((row, place) => ({ row, tagging: tagging && withNumber(tagging, place) }));
    return run(numbered, { atOnce, each: (item) => addQuestion(client, item.row, item.tagging) });
  };
  return { add, share, stop };
}

/** In a model set each question has the next number. */
const withNumber = (tagging: Tagging, place: number): Tagging => ({
  ...tagging,
  modelset_order_priority: typeof tagging.modelset_order_priority === 'number' ? tagging.modelset_order_priority + place : null,
});
