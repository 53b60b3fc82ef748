import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasScreen } from '../routes';

const none: string[] = [];

/** Where the addresses of the screens that were seen are kept, the last one first. */
export const recentPlaces = { key: 'recent', none };

/** How many are kept. */
const kept = 30;

/** Notes each screen that is shown; the finder puts it first. */
export function useRecentPlaces(): void {
  const { pathname } = useLocation();
  const store = useStoreContext();
  useEffect(() => {
    if (!hasScreen(pathname)) return;
    const place = pathname.replace(/\/$/, '');
    const before = store.getItem<string[]>(recentPlaces.key, none) ?? none;
    store.setItem(recentPlaces.key, [place, ...before.filter((other) => other !== place)].slice(0, kept));
  }, [pathname, store]);
}
