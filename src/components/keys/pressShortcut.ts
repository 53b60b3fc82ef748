import { topLayer } from './topLayer';

/** Presses the element with this shortcut, or focuses it if it is an input; returns false if there is none. */
export function pressShortcut(key: string): boolean {
  const target = holderOf(key);
  if (!target) return false;
  if (target instanceof HTMLInputElement) {
    target.focus();
    target.select();
  } else {
    target.click();
  }
  return true;
}

/**
 * Finds the element in the row or in the form that has the focus, or else the innermost one of the top layer: a panel's comes after its
 * page's. Of two in one form, the first is its own.
 */
function holderOf(key: string): HTMLElement | undefined {
  const all = [...topLayer().querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].filter(canBePressed);
  const within = (part: string) => {
    const place = document.activeElement?.closest(part);
    return all.find((element) => place?.contains(element));
  };
  return within('tr') ?? within('form') ?? all.findLast((element) => !element.closest('tr'));
}

/** Tells whether it is visible and enabled. */
export const canBePressed = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled=true]') && element.checkVisibility({ visibilityProperty: true });
