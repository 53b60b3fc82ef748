import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** How many of so many buttons a row has room for: as long as it is wider than its box, one goes; with another width all are tried anew. */
export function useRoom(row: RefObject<HTMLElement | null>, most: number): number {
  const [count, setCount] = useState(most);

  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    // At once: what has no room isn't seen for a moment.
    const fit = () => {
      if (isBeyond(element)) flushSync(() => setCount((last) => Math.max(0, last - 1)));
    };
    // Names come late, and what has gone makes room.
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

/** Whether its last part reaches into the room round it; that alone would not make it scroll. */
function isBeyond(row: HTMLElement): boolean {
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return (row.lastElementChild?.getBoundingClientRect().right ?? 0) > end + 0.5;
}
