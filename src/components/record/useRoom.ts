import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns how many buttons fit into a row: one is removed as long as the row overflows; when its width changes, all are tried again. */
export function useRoom(row: RefObject<HTMLElement | null>, most: number): number {
  const [count, setCount] = useState(most);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // Before the next paint: a button that doesn't fit is never seen.
    const fit = () => {
      if (isBeyond(element)) flushSync(() => setCount((last) => Math.max(0, last - 1)));
    };
    // Labels load late, and removed buttons make room.
    const parts = new MutationObserver(fit);
    let known: number | undefined;
    const box = new ResizeObserver(() => {
      if (known !== undefined && known !== element.clientWidth) flushSync(() => setCount(most));
      known = element.clientWidth;
      fit();
    });
    parts.observe(element, { childList: true, subtree: true, characterData: true });
    box.observe(element);
    return () => {
      parts.disconnect();
      box.disconnect();
    };
  }, [row, most]);

  return count;
}

/** Tells whether its last button reaches into the padding; that alone wouldn't make it scroll. */
function isBeyond(row: HTMLElement): boolean {
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return (row.lastElementChild?.getBoundingClientRect().right ?? 0) > end + 0.5;
}
