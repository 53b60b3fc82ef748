import { useEffect } from 'react';
import { mayFetchAhead, pageIsShown, whenIdle } from '@/components/routing/whenIdle';
import { loadsOfArea, preloadScreen } from '../routes';

/**
 * Fetches the code of screens before somebody goes there: of the area that is shown and of the menu's entries beside it once the page
 * has nothing else to do, and of a link as soon as it is pointed at or focused.
 */
export function useScreensAhead(page: string): void {
  useEffect(pageIsShown, []);
  useEffect(() => whenIdle(() => preloadNear(page).catch(() => undefined)), [page]);

  useEffect(() => {
    document.addEventListener('pointerover', preloadLink);
    document.addEventListener('focusin', preloadLink);
    return () => {
      document.removeEventListener('pointerover', preloadLink);
      document.removeEventListener('focusin', preloadLink);
    };
  }, []);
}

/** One after the other, as long as there is a line. */
async function preloadNear(page: string): Promise<void> {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const loads = [
    ...loadsOfArea(page),
    ...entries.map(
      ({ pathname }) =>
        () =>
          preloadScreen(pathname),
    ),
  ];
  for (const load of loads) if (mayFetchAhead()) await load();
}

function preloadLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // What can't be fetched is told where somebody goes there.
  if (link?.origin === window.location.origin && mayFetchAhead()) preloadScreen(link.pathname).catch(() => undefined);
}
