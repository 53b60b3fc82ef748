import createCache, { type StylisElement } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** What says whether something is seen, and takes a click. */
const properties = new Set(['display', 'visibility', 'opacity', 'pointer-events', 'user-select']);
const ofState = /:(?:hover|active|focus|before|after|autofill|-webkit|-moz|-ms)|::/;

const isSeen = ({ type, props, children }: StylisElement): boolean =>
  type === 'decl'
    ? properties.has(String(props))
    : !(type === 'rule' && [props].flat().every((selector) => ofState.test(selector))) &&
      Array.isArray(children) &&
      children.some(isSeen);

/** Empties what says nothing of it: an empty rule isn't written into the page. */
function dropUnseen(element: StylisElement): void {
  if (isSeen(element)) return;
  Object.assign(element, { children: [], props: [], return: '', value: '' });
}

const cache = createCache({ key: 'css', speedy: false, stylisPlugins: [dropUnseen] });

/**
 * Draws an element with no more styles than say whether something is seen. Whenever a role or a name is looked for, jsdom
 * goes through every rule of the page, and each property of those that fit.
 */
export const withSeenStyles = (element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>;
