import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** How long a toast waits for what is read anew, in milliseconds: on a slow line it isn't kept back for ever. */
const patience = 5000;

/** A toast that comes once what it tells of is to be seen: a write has all that is shown read anew. */
export function HeldToast({ children }: { children: ReactNode }) {
  const cache = useQueryClient().getQueryCache();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const look = () => {
      const isRenewed = cache.getAll().every(({ state }) => !(state.isInvalidated && state.fetchStatus === 'fetching'));
      if (isRenewed) setTime(true);
    };
    let stop = () => {};
    // Not before this task is over: what was written is told first, and then read anew.
    const begin = setTimeout(() => {
      stop = cache.subscribe(look);
      look();
    });
    const end = setTimeout(setTime, patience, true);
    return () => {
      clearTimeout(begin);
      clearTimeout(end);
      stop();
    };
  }, [cache]);
  return isTime && children;
}
