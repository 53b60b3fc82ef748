let typed = '';

/** A key that types no character: `Enter`, `F1`. */
const namedKey = /^[A-Z]\w+$/;

// Listens before the shortcuts do: letters that are meant for the box would trigger them.
function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || namedKey.test(key)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  typed += key;
}

/** Keeps what is typed from now on for the finder's box, which is still loading. */
export function beginTyping(): void {
  typed = '';
  window.addEventListener('keydown', keep, true);
}

/** Returns what was typed since, and gives the keys back to the page. */
export function takeTyped(): string {
  window.removeEventListener('keydown', keep, true);
  return typed;
}
