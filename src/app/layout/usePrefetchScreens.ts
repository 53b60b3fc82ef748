import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { mayGuess, mayPrefetch, pageIsShown, whenIdle } from '@/components/ui/lazy/whenIdle';
import { belowBase } from '@/providers/basePath';
import { useServices } from '@/providers/services';
import { loadsOfArea, pageOf, preloadScreen } from '../routes';
import { readsOfPage } from '../start/firstReads';

/**
 * Preloads the code of screens: when the page is idle, of the current area and of the menu's entries near it; of a link, as soon as it is
 * hovered or focused. The records of another page are requested when the mouse is pressed on its link, a tenth of a second before the
 * click.
 */
export function usePrefetchScreens(page: string): void {
  const { client } = useServices();
  const queryClient = useQueryClient();
  useEffect(pageIsShown, []);
  useEffect(() => whenIdle(() => preloadNear(page).catch(() => undefined)), [page]);

  useEffect(() => {
    const readLink = (event: PointerEvent) => {
      const pathname = linkAt(event);
      // A finger may only begin to scroll.
      const isPress = event.pointerType === 'mouse' && event.button === 0;
      if (isPress && pathname !== undefined && pageOf(pathname) !== page) readsOfPage(pathname, { queryClient, client });
    };
    document.addEventListener('pointerover', preloadLink);
    document.addEventListener('focusin', preloadLink);
    document.addEventListener('pointerdown', readLink);
    return () => {
      document.removeEventListener('pointerover', preloadLink);
      document.removeEventListener('focusin', preloadLink);
      document.removeEventListener('pointerdown', readLink);
    };
  }, [page, client, queryClient]);
}

/** Preloads the screens one by one, as long as it is online. */
async function preloadNear(page: string): Promise<void> {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const loads = [
    ...loadsOfArea(page),
    ...entries.map(
      ({ pathname }) =>
        () =>
          preloadScreen(belowBase(pathname)),
    ),
  ];
  for (const load of loads) if (mayGuess()) await load();
}

function preloadLink(event: Event): void {
  const path = linkAt(event);
  // A failure is reported when somebody navigates there.
  if (path !== undefined) preloadScreen(path).catch(() => undefined);
}

/** Returns the address of the page of this product to which the link of an event leads, if the connection allows to fetch ahead. */
function linkAt({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin && mayPrefetch() ? belowBase(link.pathname) : undefined;
}
