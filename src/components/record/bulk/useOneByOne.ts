import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { inFlight } from '@/domain/inFlight';
import { useCancellable } from '@/providers/data/useCancellable';

/** How much of the whole is done. */
export interface Share {
  done: number;
  total: number;
}

interface Work<Item, Of> {
  /** How many run at the same time: they are begun in their order. */
  atOnce: number;
  /** Does it with one item; a failure is returned in the result. */
  each: (item: Item) => Promise<Of>;
}

/** The result for one item, and whether others would fail the same way: then no more are begun. */
interface Result {
  isEnd?: boolean;
}

/** How long a progress text stays before the next one, in milliseconds: each update renders the page again. */
const pause = 200;

/**
 * Does something with many items, call by call. Stopping waits for the calls under way, so that none is left half written; the browser asks
 * before the page is closed meanwhile.
 */
export function useOneByOne() {
  const queries = useQueryClient();
  const { begin, cancel } = useCancellable();
  const [share, setShare] = useState<Share>();
  useBeforeUnload((event) => {
    if (share) event.preventDefault();
  });

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
