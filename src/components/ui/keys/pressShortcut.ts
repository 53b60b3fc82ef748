import { type ShortcutGroup, shortcutGroups } from './shortcuts';

/**
 * Returns the top layer: the popup that was opened last, or the page. An open popup hides those below it. One that fades away takes no keys:
 * it is hidden itself or, above another, comes after that one, which is hidden no more.
 */
export function topLayer(): Element {
  const popups = document.querySelectorAll('[role=dialog], [role=menu]');
  return [...popups].find((popup) => !popup.closest('[aria-hidden=true]')) ?? document.body;
}

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

/** Presses the button that goes on to the next step of the form in which this element is, or else saves it; returns false if it is in none. */
export function pressOn(element: EventTarget | null): boolean {
  const form = element instanceof Element ? element.closest('form') : null;
  const held = (key: string) =>
    [...(form?.querySelectorAll<HTMLElement>(`[aria-keyshortcuts="${key}"]`) ?? [])].find(canBePressed);
  const button = held('Control+Enter') ?? held('Control+S');
  button?.click();
  return button !== undefined;
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
const canBePressed = (element: HTMLElement) =>
  !element.matches(':disabled, [aria-disabled=true]') && element.checkVisibility({ visibilityProperty: true });

/** Returns the shortcuts that work now: in the popup that was opened last, or else on the page; menus don't count, as they close on use. */
export function shortcutsHere(): ShortcutGroup[] {
  const popups = document.querySelectorAll('[role=dialog]');
  // The popup that lists them has hidden this one already.
  const layer = [...popups].at(-1) ?? document.body;
  const isThere = (selector: string) =>
    layer.matches(selector) || [...layer.querySelectorAll<HTMLElement>(selector)].some(canBePressed);
  return shortcutGroups.flatMap(({ title, shortcuts }) => {
    const here = shortcuts.filter(({ keys, at = `[aria-keyshortcuts="${CSS.escape(keys)}"]` }) => at === 'body' || isThere(at));
    return here.length > 0 ? [{ title, shortcuts: here }] : [];
  });
}
