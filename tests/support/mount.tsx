import createCache, { type StylisElement } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

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

/** The properties that make an element visible and clickable. */
const properties = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select']);
const ofState = /:(?:hover|active|focus|before|after|autofill|-webkit|-moz|-ms)|::/;

const isSeen = ({ type, props, children }: StylisElement): boolean =>
  type === 'decl'
    ? properties.has(String(props))
    : !(type === 'rule' && [props].flat().every((selector) => ofState.test(selector))) &&
      Array.isArray(children) &&
      children.some(isSeen);

/** Empties rules without such properties: an empty rule isn't added to the page. */
function dropUnseen(element: StylisElement): void {
  if (isSeen(element)) return;
  Object.assign(element, { children: [], props: [], return: '', value: '' });
}

const cache = createCache({ key: 'css', speedy: false, stylisPlugins: [dropUnseen] });

/**
 * Renders an element with only the styles that decide whether something is visible. For each search by role or name, jsdom goes through
 * every rule of the page, and each property of those that match.
 */
const withSeenStyles = (element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>;
