import { inputClass } from '@/components/form/inputPlaces';

/** How long an editor may take to be mounted, in milliseconds. */
const patience = 5000;

/** Brings the focus into the first input of a row, as soon as that is there; meanwhile the row has it. Who goes elsewhere stays there. */
export function focusFirstInput(row: HTMLElement): void {
  row.focus();
  if (focusInside(row)) return;
  const observer = new MutationObserver(() => {
    if (document.activeElement !== row || focusInside(row)) observer.disconnect();
  });
  observer.observe(row, { childList: true, subtree: true, attributes: true });
  setTimeout(() => observer.disconnect(), patience);
}

function focusInside(row: HTMLElement): boolean {
  const input = row.querySelector(`[class*="${inputClass('')}"]`)?.querySelector<HTMLElement>(typedIn);
  input?.focus();
  return document.activeElement === input;
}

const typedIn = '[role=textbox], input, textarea, select';
