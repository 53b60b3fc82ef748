import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { withSeenStyles } from './withSeenStyles';

const mounted = new Set<() => void>();

/**
 * Draws an element as a browser would. Not within React's `act`: where a screen's code comes while `act` draws it, React
 * drops the rest of its work, and what changes later is never drawn. What it holds beside the page `letGo` lets go of.
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

/** Takes away what a test has left standing. */
export function unmountAll(): void {
  for (const unmount of mounted) unmount();
}

/** Whether something stands that was drawn so. */
export const isMounted = (): boolean => mounted.size > 0;
