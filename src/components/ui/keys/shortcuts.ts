import { marked } from '@/components/ui/marks';

/** A key as `aria-keyshortcuts` writes it, and the key of the text that says what it does. */
interface Shortcut {
  keys: string;
  text: string;
  /** A selector of what must be on the screen for it to work; by default, an element with this key as its `aria-keyshortcuts`. */
  at?: string;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Matches every screen. */
const always = 'body';
const row = 'tbody tr[aria-rowindex]';
const tree = '[role=tree]';

/** The shortcuts of the whole product. Those of one letter press the element that has them as `aria-keyshortcuts`. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'keys.everywhere',
    shortcuts: [
      { keys: 'Control+K', text: 'keys.find', at: always },
      { keys: '?', text: 'keys.show', at: always },
      { keys: 't', text: 'keys.toast', at: marked('toast') },
    ],
  },
  {
    title: 'keys.records',
    shortcuts: [
      { keys: '/', text: 'keys.search' },
      { keys: 'n', text: 'keys.add' },
      { keys: 'e', text: 'keys.edit' },
      { keys: 'j', text: 'keys.next', at: `${row}, [aria-keyshortcuts=j]` },
      { keys: 'k', text: 'keys.previous', at: `${row}, [aria-keyshortcuts=k]` },
      { keys: 'Enter', text: 'keys.open', at: `${row} a${marked('details')}` },
      { keys: 'Control+P', text: 'keys.print', at: `[aria-keyshortcuts='Control+P'], main dl, ${marked('popup')} dl, ${tree}` },
    ],
  },
  {
    title: 'keys.forms',
    shortcuts: [
      { keys: 'Control+S Control+Enter', text: 'keys.save', at: '[aria-keyshortcuts="Control+S"]' },
      { keys: 'Control+Shift+S', text: 'keys.save_for_next' },
      { keys: 'Control+Enter', text: 'keys.next_step' },
      { keys: 'Alt+Enter', text: 'keys.add_row' },
      { keys: 'Escape', text: 'keys.close', at: always },
    ],
  },
  {
    title: 'keys.tree',
    shortcuts: [
      { keys: 'ArrowUp ArrowDown', text: 'keys.tree_move', at: tree },
      { keys: 'ArrowRight ArrowLeft', text: 'keys.tree_open', at: tree },
      { keys: '*', text: 'keys.tree_open_all', at: tree },
      { keys: 'Alt+ArrowUp Alt+ArrowDown', text: 'keys.tree_order' },
      { keys: 'Shift+F10', text: 'keys.tree_menu', at: tree },
    ],
  },
];

/** The keys that press something on the screen. */
export type ShortcutKey =
  | '/'
  | 'n'
  | 'e'
  | 'j'
  | 'k'
  | 'Control+S'
  | 'Control+Shift+S'
  | 'Control+Enter'
  | 'Alt+Enter'
  | 'Control+P';

/** Gives a button, a link or an input its shortcut: `<Button {...shortcut('n')}>`. A screen reader says it after the name. */
export const shortcut = (keys: ShortcutKey) => ({ 'aria-keyshortcuts': keys });
