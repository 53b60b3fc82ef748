import { inputClass } from './inputPlaces';

/** How long an input may take to be there, in milliseconds: an editor is mounted, choices are read. */
const patience = 5000;

/** The input that is just being given the focus by the form. */
let begun: Element | undefined;

/** Whether the form itself has brought the focus here, not a person: choices don't unfold for that. */
export const isBegun = (target: EventTarget): boolean => target === begun;

/**
 * Brings the focus into the first input of a form or a row that can be changed, as soon as that is there; meanwhile its box has it,
 * where that takes it. Who goes elsewhere stays there. Answers what gives it up.
 */
export function focusFirstInput(box: HTMLElement): () => void {
  box.focus();
  if (focusInside(box)) return () => undefined;
  const from = document.activeElement;
  const observer = new MutationObserver(() => {
    // What is round the box may still come to have it: a popup takes it as it opens.
    const now = document.activeElement;
    if ((now !== from && !now?.contains(box)) || focusInside(box)) observer.disconnect();
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true });
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

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
