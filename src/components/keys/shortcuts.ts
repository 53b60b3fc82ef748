/** A key as `aria-keyshortcuts` writes it, and a key of the catalogue that says what it does. */
interface Shortcut {
  keys: string;
  text: string;
}

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** The keys of the whole product. Those of one letter press what has them as `aria-keyshortcuts`. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'keys.everywhere',
    shortcuts: [
      { keys: 'Control+K', text: 'keys.find' },
      { keys: '?', text: 'keys.show' },
    ],
  },
  {
    title: 'keys.records',
    shortcuts: [
      { keys: '/', text: 'keys.search' },
      { keys: 'n', text: 'keys.add' },
      { keys: 'e', text: 'keys.edit' },
      { keys: 'j', text: 'keys.next' },
      { keys: 'k', text: 'keys.previous' },
      { keys: 'Enter', text: 'keys.open' },
      { keys: 'Control+P', text: 'keys.print' },
    ],
  },
  {
    title: 'keys.forms',
    shortcuts: [
      { keys: 'Control+S', text: 'keys.save' },
      { keys: 'Escape', text: 'keys.close' },
    ],
  },
  {
    title: 'keys.tree',
    shortcuts: [
      { keys: 'ArrowUp ArrowDown', text: 'keys.tree_move' },
      { keys: 'ArrowRight ArrowLeft', text: 'keys.tree_open' },
      { keys: '*', text: 'keys.tree_open_all' },
      { keys: 'Alt+ArrowUp Alt+ArrowDown', text: 'keys.tree_order' },
      { keys: 'Shift+F10', text: 'keys.tree_menu' },
    ],
  },
];

/** The keys that press something on the screen. */
export type ShortcutKey = '/' | 'n' | 'e' | 'j' | 'k' | 'Control+S' | 'Control+P';

/** Gives a button, a link or an input its key: `<Button {...shortcut('n')}>`. A screen reader says it with the name. */
export const shortcut = (keys: ShortcutKey) => ({ 'aria-keyshortcuts': keys });
