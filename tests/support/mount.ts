import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withSeenStyles } from './withSeenStyles';

const mounted = new Set<() => void>();

/**
 * Renders an element as a browser would, without React's `act`: if a screen's code loads while `act` renders it, React drops the rest of
 * its work, and later changes are never rendered. `letGo` releases what it holds outside the page.
 */
export function mount(element: ReactNode, letGo: () => void) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const unmount = () => {
    mounted.delete(unmount);
    root.unmount();
    letGo();
  };
  mounted.add(unmount);
  flushSync(() => root.render(withSeenStyles(element)));
  return { container, unmount };
}

/** Unmounts what a test has left mounted. */
export function unmountAll(): void {
  for (const unmount of mounted) unmount();
}

/** Whether anything is mounted by `mount`. */
export const isMounted = (): boolean => mounted.size > 0;
