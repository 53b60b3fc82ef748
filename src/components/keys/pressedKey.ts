/** Returns a key press as `aria-keyshortcuts` writes it; undefined if it can't be a shortcut. */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  const letter = isPlain(key) ? key.toLowerCase() : latinOf(code);
  if (letter === undefined) return undefined;
  if (!ctrlKey && !metaKey) return letter;
  return `Control+${shiftKey ? 'Shift+' : ''}${letter.toUpperCase()}`;
}

const isPlain = (key: string) => /^[!-~]$/.test(key);

/** Returns the Latin letter of a key where the keyboard writes another script: `न` is on the key of `n`. */
const latinOf = (code: string): string | undefined => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/** Tells whether letters pressed here are taken as text: by an input, or by the type-ahead of menus, lists and trees. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:button|checkbox|radio|file|submit|reset|range|color)$/.test(target.type);
  return target.isContentEditable || target.closest(takers) !== null;
}

const takers = 'textarea, select, [contenteditable="true"], [role=textbox], [role=combobox], [role=listbox], [role=menu]';
