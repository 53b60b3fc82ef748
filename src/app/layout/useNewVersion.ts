import { useEffect, useState } from 'react';
import { deployedEntry } from '@/providers/api/deployedEntry';

/** The interval of requests for the server's version, in milliseconds; returning to the tab sends one too. */
const interval = 5 * 60_000;

/** Whether another version has been deployed since this page was loaded. */
export function useNewVersion(): boolean {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    const loaded = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
    const look = async () => {
      const deployed = await deployedEntry();
      if (loaded && deployed && deployed !== loaded) setIsNew(true);
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look();
    };
    const timer = setInterval(() => void look(), interval);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return isNew;
}
