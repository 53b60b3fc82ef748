import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** How long a toast waits for the reads after a write, in milliseconds: no longer than nobody notices. Slower ones go on beside it. */
const patience = 300;

/** A toast that comes with what it reports, where the screen is read again at once; on a slow connection it comes with the answer. */
export function HeldToast({ children }: { children: ReactNode }) {
  const cache = useQueryClient().getQueryCache();
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const look = () => {
      const isRenewed = cache.getAll().every(({ state }) => !(state.isInvalidated && state.fetchStatus === 'fetching'));
      if (isRenewed) setTime(true);
    };
    let stop = () => {};
    // Waits for the end of this task: the write is reported first, and the reads begin after that.
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
