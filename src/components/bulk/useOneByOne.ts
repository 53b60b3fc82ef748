import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inFlight } from '@/domain/inFlight';
import { useCancellable } from '@/providers/data/useCancellable';

/** How much was done of how much. */
export interface Share {
  done: number;
  total: number;
}

interface Work<Item, Of> {
  /** How many are on their way together: they are begun in their order. */
  atOnce: number;
  /** Does it with one; a failure is told in the result. */
  each: (item: Item) => Promise<Of>;
}

/** What came of one, and whether others would fail the same way: then no more are begun. */
interface Result {
  isEnd?: boolean;
}

/** How long what was told of stands before more is told, in milliseconds: each time the page is drawn anew. */
const pause = 200;

/** Does something with many, call by call. Who stops it waits for those on their way: none is left half written. */
export function useOneByOne() {
  const queries = useQueryClient();
  const { begin, cancel } = useCancellable();
  const [share, setShare] = useState<Share>();

  const run = async <Item, Of extends Result>(items: readonly Item[], { atOnce, each }: Work<Item, Of>): Promise<Of[]> => {
    const signal = begin();
    const results: Of[] = [];
    const total = items.length;
    setShare({ done: 0, total });
    let told = Date.now();
    const tell = () => {
      if (Date.now() - told < pause) return;
      told = Date.now();
      setShare({ done: results.length, total });
    };
    try {
      await inFlight(items, { atOnce, signal }, async (item) => {
        const result = await each(item);
        results.push(result);
        tell();
        if (result.isEnd) cancel();
      });
    } finally {
      setShare(undefined);
      // Any of them may have changed anything that was read.
      void queries.invalidateQueries();
    }
    return results;
  };
  return { run, share, stop: cancel };
}
