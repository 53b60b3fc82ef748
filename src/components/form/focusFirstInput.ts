import { inputClass } from './inputPlaces';

/** How long to wait for an input to be rendered, in milliseconds: an editor mounts, choices load. */
const patience = 5000;

/** The input that the form is focusing right now. */
let begun: Element | undefined;

/** Tells whether the form itself moved the focus here, not a person: choices don't open then. */
export const isBegun = (target: EventTarget): boolean => target === begun;

/**
 * Focuses the first enabled input of a form or a row as soon as it is rendered; until then the box itself, if it can take the focus. It
 * stops when the person moves the focus elsewhere. Returns a function that cancels it.
 */
export function focusFirstInput(box: HTMLElement): () => void {
  box.focus();
  if (focusInside(box)) return () => undefined;
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    if ((now !== from && !isOpening(now, box)) || focusInside(box)) observer.disconnect();
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Whether the focus is where a page or a popup puts it as it opens: on an element around the box, or on a heading. */
const isOpening = (element: Element | null, box: Element): boolean =>
  Boolean(element?.contains(box) || element?.matches('h1, h2'));

function focusInside(box: HTMLElement): boolean {
  const places = [...box.querySelectorAll(`[class*="${inputClass('')}"]`)];
  const first = places.find((place) => !place.querySelector('input:disabled, textarea:disabled, [aria-disabled=true]'));
  const input = first?.querySelector<HTMLElement>(':checked:is([type=radio])') ?? first?.querySelector<HTMLElement>(typedIn);
  if (!input) return false;
  begun = input;
  input.focus();
  begun = undefined;
  return document.activeElement === input;
}

const typedIn = '[role=textbox], [role=combobox], input:not([aria-hidden=true]), textarea:not([aria-hidden=true])';
