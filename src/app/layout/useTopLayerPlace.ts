import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns an element that is moved into the topmost popup, and back to its home: what is in it stays in reach of screen readers and of the
 * keyboard, from which a popup hides the rest of the page.
 */
export function useTopLayerPlace(home: RefObject<HTMLElement | null>): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    const move = () => {
      const top = [...document.querySelectorAll('.MuiDialog-container')].at(-1) ?? home.current;
      if (!top || place.parentElement === top) return;
      const focused = place.contains(document.activeElement) ? document.activeElement : null;
      top.append(place);
      if (focused instanceof HTMLElement) focused.focus();
    };
    move();
    const observer = new MutationObserver(move);
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      place.remove();
    };
  }, [place, home]);
  return place;
}
