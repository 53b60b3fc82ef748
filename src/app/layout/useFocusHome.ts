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
      if (!(held instanceof Element) || held.isConnected) return;
      held = null;
      // What took its place, or a page or popup that opens, comes first.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && home?.isConnected) home.focus();
      });
    });

    element.addEventListener('focusin', onFocusIn);
    observer.observe(element, { childList: true, subtree: true });
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
