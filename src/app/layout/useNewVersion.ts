import { useEffect, useState } from 'react';
import { deployedEntry } from '@/providers/api/deployedEntry';

/** How often the server is asked which version it serves, in milliseconds; and whenever the person comes back to the tab. */
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
