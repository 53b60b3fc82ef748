import { useRef } from 'react';
import { useOneByOne } from '@/components/record/bulk/useOneByOne';
import { freeNumbers } from '@/domain/rows/freeNumbers';
import type { Client } from '@/providers/api/client';
import { useWriter } from '@/providers/data/useWriter';
import type { Tagging } from '../tagQuestion';
import { modelsetPlace, takenNumbers } from '../takenNumbers';
import { addNew } from './addNew';
import type { RowResult } from './addQuestion';
import type { BankLooks } from './bankLooks';
import type { RowVerdict } from './verdicts';

/** How many questions are sent at once: their order in the bank differs from the file's by so few only. */
const atOnce = 4;

/** Adds questions one by one. */
export function useAdding() {
  const client = useWriter();
  const { run, share, stop } = useOneByOne();

  const running = useRef<Promise<RowResult[]>>(undefined);

  const addAll = async (rows: readonly RowVerdict[], bank: BankLooks, tagging: Tagging | undefined): Promise<RowResult[]> => {
    const next = tagging && (await numbered(client, tagging));
    const items = rows.map((row) => ({ row, tagging: next?.() }));
    return run(items, { atOnce, each: ({ row, tagging: tag }) => addNew(client, { row, bank }, tag) });
  };
  /** Pressed twice it adds once. */
  const add: typeof addAll = (rows, bank, tagging) => {
    running.current ??= addAll(rows, bank, tagging).finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
  return { add, share, stop };
}

/** Returns a function that returns each question's tag: in a model set each gets the next free number. */
async function numbered(client: Client, tagging: Tagging): Promise<() => Tagging> {
  const { data: place } = modelsetPlace.safeParse(tagging);
  const first = tagging.modelset_order_priority;
  if (!place || typeof first !== 'number') return () => tagging;
  const numbers = freeNumbers(await takenNumbers(client, place), first);
  return () => {
    const modelset_order_priority = numbers.next();
    numbers.use(modelset_order_priority);
    return { ...tagging, modelset_order_priority };
  };
}
