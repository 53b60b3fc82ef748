import { useEffect, useEffectEvent } from 'react';
import { moveRow } from './moveRow';
import { pressedKey, takesLetters } from './pressedKey';
import { pressShortcut } from './pressShortcut';

/** Keys that are pressed anywhere, with what they do. */
type OwnKeys = Readonly<Record<string, () => void>>;

/**
 * The one place that hears the product's keys. `own` are those of the shell; any other presses what has it as
 * `aria-keyshortcuts`, in what lies on top; `j` and `k` else move between the rows of a list. None is heard while typing.
 */
export function useShortcuts(own: OwnKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // What has a meaning of its own where the focus is, such as a letter in a tree, is taken there.
    if (event.defaultPrevented || event.isComposing) return;
    const key = pressedKey(event);
    if (key === undefined || (!key.startsWith('Control+') && takesLetters(event.target))) return;
    const act = own[key];
    if (!act && !pressShortcut(key) && !moveRow(key)) return;
    event.preventDefault();
    act?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
