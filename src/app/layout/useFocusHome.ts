import { type RefObject, useEffect } from 'react';
import { headingOf } from '@/components/feedback/headingOf';

/**
 * Moves the focus to the heading of its section when the focused element is removed: from the body, the keyboard would start again at the
 * top.
 */
export function useFocusHome(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let held: EventTarget | null = null;
    let home: HTMLElement | null = null;

    const onFocusIn = ({ target }: FocusEvent) => {
      held = target;
      home = target instanceof Element ? headingOf(target) : null;
    };
    const observer = new MutationObserver(() => {
      // An open popup keeps the focus; when it closes, it may give the focus to an element that is gone.
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
