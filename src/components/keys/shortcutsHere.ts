import { canBePressed } from './pressShortcut';
import { type ShortcutGroup, shortcutGroups } from './shortcuts';

/** Returns the shortcuts that work now: in the popup that was opened last, or else on the page; menus don't count, as they close on use. */
export function shortcutsHere(): ShortcutGroup[] {
  const popups = document.querySelectorAll('[role=dialog]');
  const layer = [...popups].at(-1) ?? document.body;
  const isThere = (selector: string) =>
    layer.matches(selector) || [...layer.querySelectorAll<HTMLElement>(selector)].some(canBePressed);
  return shortcutGroups.flatMap(({ title, shortcuts }) => {
    const here = shortcuts.filter(({ keys, at = `[aria-keyshortcuts="${CSS.escape(keys)}"]` }) => at === 'body' || isThere(at));
    return here.length > 0 ? [{ title, shortcuts: here }] : [];
  });
}
