import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inFlight } from '@/domain/inFlight';
import { useCancellable } from '@/providers/data/useCancellable';
import { useServices } from '@/providers/services';
import type { Tagging } from '../tagQuestion';
import { addQuestion, type RowResult } from './addQuestion';
import type { JudgedRow } from './judgedRow';
import type { Share } from './useReading';

/** How many questions are on their way together: they come to stand in the order of their file, but for so few. */
const atOnce = 4;

/** How long what was told of stands before more is told, in milliseconds: each time the page is drawn anew. */
const pause = 200;

/** Adds questions one by one. Who stops it waits for those on their way: none is left half written. */
export function useAdding() {
  const { client } = useServices();
  const queries = useQueryClient();
  const { begin, cancel } = useCancellable();
  const [share, setShare] = useState<Share>();

  const add = async (rows: readonly JudgedRow[], tagging: Tagging | undefined): Promise<RowResult[]> => {
    const signal = begin();
    const results: RowResult[] = [];
    setShare({ done: 0, total: rows.length });
    let told = Date.now();
    const tell = (done: number) => {
      if (Date.now() - told < pause) return;
      told = Date.now();
      setShare({ done, total: rows.length });
    };
    const numbered = rows.map((row, place) => ({ row, tagging: tagging && withNumber(tagging, place) }));
    try {
      await inFlight(numbered, { atOnce, signal }, async (item) => {
        const result = await addQuestion(client, item.row, item.tagging);
        results.push(result);
        tell(results.length);
        if (result.isEnd) cancel();
      });
    } finally {
      setShare(undefined);
      void queries.invalidateQueries();
    }
    return results;
  };
  return { add, share, stop: cancel };
}

/** In a model set each question has the next number. */
const withNumber = (tagging: Tagging, place: number): Tagging => ({
  ...tagging,
  modelset_order_priority: typeof tagging.modelset_order_priority === 'number' ? tagging.modelset_order_priority + place : null,
});
