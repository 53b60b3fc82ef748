/** What a key press is to the shortcuts: as `aria-keyshortcuts` writes it, undefined where it can be none. */
export function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
  if (altKey) return undefined;
  const letter = isPlain(key) ? key.toLowerCase() : latinOf(code);
  if (letter === undefined) return undefined;
  if (!ctrlKey && !metaKey) return letter;
  return `Control+${shiftKey ? 'Shift+' : ''}${letter.toUpperCase()}`;
}

const isPlain = (key: string) => /^[!-~]$/.test(key);

/** What stands on the key where the keyboard writes another script: `न` is on the key of `n`. */
const latinOf = (code: string): string | undefined => /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/** Whether letters that are pressed here are letters: an input takes them, and menus, lists and trees go to the name that begins so. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:button|checkbox|radio|file|submit|reset|range|color)$/.test(target.type);
  return target.isContentEditable || target.closest(takers) !== null;
}

const takers = 'textarea, select, [contenteditable="true"], [role=textbox], [role=combobox], [role=listbox], [role=menu]';
