import { useEffect } from 'react';
import { mayFetchAhead, pageIsShown, whenIdle } from '@/components/routing/whenIdle';
import { loadsOfArea, preloadScreen } from '../routes';

/**
 * Preloads the code of screens: when the page is idle, of the current area and of the menu's entries near it; of a link, as soon as it is
 * hovered or focused.
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

/** Preloads the screens one by one, as long as it is online. */
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
  // A failure is reported when somebody navigates there.
  if (link?.origin === window.location.origin && mayFetchAhead()) preloadScreen(link.pathname).catch(() => undefined);
}
