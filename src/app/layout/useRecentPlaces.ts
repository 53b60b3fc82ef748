import { useEffect } from 'react';
import { useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { hasScreen } from '../routes';

const none: string[] = [];

/** The store key of the addresses seen lately, the newest first. */
export const recentPlaces = { key: 'recent', none };

/** How many are kept. */
const kept = 30;

/** Notes each screen that is shown; the finder lists it first. */
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
