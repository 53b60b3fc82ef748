let typed = '';

/** A key that writes nothing: `Enter`, `F1`. */
const namedKey = /^[A-Z]\w+$/;

// Before the shortcuts see them: letters that were meant for the box would open other things.
function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || namedKey.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  typed += key;
}

/** Keeps what is typed from now on, for the finder's box that is yet to come. */
export function beginTyping(): void {
  typed = '';
  window.addEventListener('keydown', keep, true);
}

/** What was typed since; from now on keys are the page's again. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, true);
  return typed;
}
