import { useEffect } from 'react';
import { pageIsShown, savesData, whenIdle } from '@/components/routing/whenIdle';
import { preloadArea, preloadScreen } from '../routes';

/**
 * Fetches the code of screens before somebody goes there: of the area that is shown and of the menu's entries beside it once the page
 * has nothing else to do, and of a link as soon as it is pointed at or focused.
 */
export function useScreensAhead(page: string): void {
  useEffect(pageIsShown, []);
  useEffect(() => whenIdle(() => preloadNear(page).catch(() => undefined)), [page]);

  useEffect(() => {
    if (savesData()) return undefined;
    document.addEventListener('pointerover', preloadLink);
    document.addEventListener('focusin', preloadLink);
    return () => {
      document.removeEventListener('pointerover', preloadLink);
      document.removeEventListener('focusin', preloadLink);
    };
  }, []);
}

async function preloadNear(page: string): Promise<void> {
  await preloadArea(page);
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('nav a')) await preloadScreen(pathname);
}

function preloadLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  // What can't be fetched is told where somebody goes there.
  if (link?.origin === window.location.origin) preloadScreen(link.pathname).catch(() => undefined);
}
