import { type RefObject, useEffect } from 'react';

/**
 * Where what had the focus goes away, the focus goes to the heading of the part that it stood in: on the page's body the
 * keyboard would begin again at the top.
 */
export function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let held: EventTarget | null = null;
    let home: HTMLElement | null = null;

    const onFocusIn = ({ target }: FocusEvent) => {
      held = target;
      home = target instanceof Element ? homeOf(target) : null;
    };
    const observer = new MutationObserver(() => {
      // A popup keeps the focus as long as it is open, and gives it back to what may be gone by then.
      if (!(held instanceof Element) || held.isConnected || document.activeElement !== document.body) return;
      held = null;
      // A page that opens takes the focus itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && home?.isConnected) home.focus();
      });
    });

    element.addEventListener('focusin', onFocusIn);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', onFocusIn);
      observer.disconnect();
    };
  }, [place]);
}

/** The nearest heading that can take the focus: of the section, or of the page. */
const homeOf = (target: Element) =>
  target.closest('section')?.querySelector<HTMLElement>('h2[tabindex]') ??
  target.closest('main')?.querySelector<HTMLElement>('h1[tabindex]') ??
  null;
