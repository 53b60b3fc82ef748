import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether an element, or something in it, has the focus. While a pointer is pressed it isn't lost yet: what would move with it would
 * move away from under the pointer, which then presses nothing. The events are the document's own, because tools are rendered elsewhere in
 * React's tree.
 */
export function useHasFocus(place: RefObject<HTMLElement | null>): boolean {
  const [hasFocus, setFocus] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const end = new AbortController();
    const { signal } = end;
    const look = () => setFocus(element.contains(document.activeElement));
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      if (!document.querySelector(':active')) setFocus(false);
      else window.addEventListener('mouseup', () => setTimeout(look), { once: true, capture: true, signal });
    };
    element.addEventListener('focusin', () => setFocus(true), { signal });
    element.addEventListener('focusout', leave, { signal });
    return () => end.abort();
  }, [place]);
  return hasFocus;
}
