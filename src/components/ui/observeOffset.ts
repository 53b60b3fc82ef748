import { observeElementOffset } from '@tanstack/react-virtual';

/**
 * Makes a virtualizer begin where its element is scrolled to. By itself it begins, and scrolls the element, where that was when the
 * virtualizer first rendered: somebody who scrolled while its code was loading would be put back.
 */
export const observeOffset: typeof observeElementOffset = (virtualizer, report) => {
  const { scrollElement } = virtualizer;
  if (scrollElement) report(scrollElement.scrollTop, false);
  return observeElementOffset(virtualizer, report);
};
