import { useEffect, useEffectEvent } from 'react';
import { moveRow } from './moveRow';
import { pressedKey, takesLetters } from './pressedKey';
import { pressShortcut } from './pressShortcut';

/** Shortcuts that work anywhere, with what they do. */
type OwnKeys = Readonly<Record<string, () => void>>;

/**
 * Handles all the product's shortcuts. `own` are the shell's; any other presses the element that has it as `aria-keyshortcuts`, in the top
 * layer; otherwise `j` and `k` move between a list's rows. None works while typing.
 */
export function useShortcuts(own: OwnKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key with a meaning of its own at the focus, such as a letter in a tree, was handled there.
    if (event.defaultPrevented || event.isComposing) return;
    const key = pressedKey(event);
    if (key === undefined || (!key.startsWith('Control+') && takesLetters(event.target))) return;
    // The browser would offer to save the page's code as a file.
    if (handle(key, own) || saves.test(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Does what a key is for; returns false if it is for nothing here. */
function handle(key: string, own: OwnKeys): boolean {
  const act = own[key];
  act?.();
  return act !== undefined || pressShortcut(key) || moveRow(key);
}

const saves = /^Control\+(?:Shift\+)?S$/;
