import { useEffect, useEffectEvent, useState } from 'react';
import { dashboardCalls, type Notice } from '@/contract/dashboard';
import { useServices } from '@/providers/services';
import { eachMinute } from './eachMinute';

/**
 * Reads what needs a person, at most once a minute, not while the tab is hidden, and without the loading bar. Not by `useRead`, whose
 * answers every write has read again.
 */
export function useNotices(): { notices: readonly Notice[] | undefined; isFailed: boolean } {
  const { client } = useServices();
  const [notices, setNotices] = useState<readonly Notice[]>();
  const [isFailed, setFailed] = useState(false);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const { data } = await client.send(dashboardCalls.getNotices, {}, { signal, unseen: true });
      setNotices(data);
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  });

  useEffect(() => {
    const left = new AbortController();
    const stop = eachMinute(() => void read(left.signal));
    return () => {
      left.abort();
      stop();
    };
  }, []);
  return { notices, isFailed };
}
