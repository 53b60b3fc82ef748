import { type RefObject, useEffect } from 'react';
import { showFocused } from './showFocused';

/** The space between the bar and the focused input, for its ring, in pixels. */
const gap = 8;

/**
 * Keeps the focused input above the form's bar. The browser is told how much of the window a bar at its bottom covers, and scrolls to
 * inputs accordingly. The bar is observed, because its buttons wrap in a narrow window, and its note comes with the first key.
 */
export function useClearOfBar(bar: RefObject<HTMLElement | null>, isAtBottom: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const form = element.closest('form');
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (isAtBottom) style.scrollPaddingBottom = `${element.offsetHeight + gap}px`;
      showFocused(form);
    });
    observer.observe(element);
    // Of a text area the browser scrolls only the caret's line into view. A pointer is left where it is.
    const onKeyUp = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') showFocused(form);
    };
    form?.addEventListener('keyup', onKeyUp);
    return () => {
      observer.disconnect();
      form?.removeEventListener('keyup', onKeyUp);
      style.scrollPaddingBottom = '';
    };
  }, [bar, isAtBottom]);
}
