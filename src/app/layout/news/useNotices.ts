import { useEffect, useEffectEvent, useState } from 'react';
import { dashboardCalls, type Notice } from '@/contract/dashboard';
import { useServices } from '@/providers/services';

/** How long notices are shown before they are read again, in milliseconds. */
const minute = 60_000;

/**
 * Reads what needs a person, at most once a minute, not while the tab is hidden, and without the loading bar. Not by `useRead`, whose
 * answers every write has read again.
 */
export function useNotices(): { notices: readonly Notice[] | undefined; isFailed: boolean } {
  const { client } = useServices();
  const [notices, setNotices] = useState<readonly Notice[]>();
  const [isFailed, setFailed] = useState(false);
  const [askedAt, setAskedAt] = useState(0);

  const read = useEffectEvent(async (signal: AbortSignal) => {
    if (document.hidden || Date.now() - askedAt < minute) return;
    setAskedAt(Date.now());
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
    const { signal } = left;
    const readNow = () => void read(signal);
    readNow();
    const timer = setInterval(readNow, minute);
    document.addEventListener('visibilitychange', readNow, { signal });
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, []);
  return { notices, isFailed };
}
