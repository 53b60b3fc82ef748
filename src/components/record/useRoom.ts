import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** How many of so many buttons a row has room for: as long as it is wider than its box, one goes; with another width all are tried anew. */
export function useRoom(row: RefObject<HTMLElement | null>, most: number): number {
  const [count, setCount] = useState(most);

  // Before anything is seen, and after each drawing: names come late, and in another language are longer.
  useLayoutEffect(() => {
    if (count > 0 && row.current && isBeyond(row.current)) setCount(count - 1);
  });

  useEffect(() => {
    if (!row.current) return undefined;
    let known: number | undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width;
      if (known !== undefined && width !== known) setCount(most);
      known = width;
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, most]);

  return count;
}

/** Whether its last part reaches into the room round it; that alone would not make it scroll. */
function isBeyond(row: HTMLElement): boolean {
  const end = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  return (row.lastElementChild?.getBoundingClientRect().right ?? 0) > end + 0.5;
}
