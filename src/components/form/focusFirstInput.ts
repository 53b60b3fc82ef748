import { inputClass } from './inputPlaces';

/** How long an editor may take to be mounted, in milliseconds. */
const patience = 5000;

/** Brings the focus into the first input of a form or a row, as soon as that is there; meanwhile its box has it. Who goes elsewhere stays there. */
export function focusFirstInput(box: HTMLElement): void {
  box.focus();
  if (focusInside(box)) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== box || focusInside(box)) observer.disconnect();
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true });
  setTimeout(() => observer.disconnect(), patience);
}

function focusInside(box: HTMLElement): boolean {
  const input = box.querySelector(`[class*="${inputClass('')}"]`)?.querySelector<HTMLElement>(typedIn);
  input?.focus();
  return document.activeElement === input;
}

const typedIn = '[role=textbox], input, textarea, select';
