import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';

/** How long a toast waits for the reads after a write, in milliseconds: on a slow connection it must not wait for ever. */
const patience = 5000;

/** A toast that appears once the screen shows what it reports: after a write, all that is shown is read again. */
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
