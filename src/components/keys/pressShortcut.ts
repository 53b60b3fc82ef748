import { topLayer } from './topLayer';

/** Presses what has this key on the screen, or brings the focus into it where it is an input; false where nothing has. */
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

/** Of the row that has the focus, else the innermost one of what lies on top: a panel's comes after its page's. */
function holderOf(key: string): HTMLElement | undefined {
  const all = [...topLayer().querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)].filter(canBePressed);
  const row = document.activeElement?.closest('tr');
  return all.find((element) => row?.contains(element)) ?? all.findLast((element) => !element.closest('tr'));
}

/** Whether it is in sight and does something. */
export const canBePressed = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled=true]') && element.checkVisibility({ visibilityProperty: true });
