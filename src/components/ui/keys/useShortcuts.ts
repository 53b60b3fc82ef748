import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { pathHere } from '@/providers/basePath';
import { isFocusAwaited } from './awaitedFocus';
import { isOfInputMethod } from './inputMethod';
import { useLettersOff } from './letterKeys';
import { pressOn, pressShortcut, topLayer } from './pressShortcut';

/** Shortcuts that work anywhere, with what they do. */
type OwnKeys = Readonly<Record<string, () => void>>;

/**
 * Handles all the product's shortcuts. `own` are the shell's; any other presses the element that has it as `aria-keyshortcuts`, in the top
 * layer; otherwise `j` and `k` move between a list's rows. None works while typing; those of one letter don't while a form that one will
 * type in is coming, nor for a person who has turned them off.
 */
export function useShortcuts(own: OwnKeys): void {
  const [areLettersOff] = useLettersOff();
  const { pathname } = useLocation();
  // The address changes before the screen does: until then the keys would press what is being left.
  const mayPress = (): boolean => !areLettersOff && pathHere() === pathname && !isFocusAwaited(topLayer());
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // A key with a meaning of its own at the focus, such as a letter in a tree, was handled there.
    if (event.defaultPrevented || isOfInputMethod(event)) return;
    const key = pressedKey(event);
    if (key === undefined || (!key.startsWith('Control+') && (takesLetters(event.target) || !mayPress()))) return;
    // The browser would offer to save the page's code as a file.
    if (handle(key, own) || saves.test(key)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    // In the capture phase: an editor or a text area would begin a line.
    document.addEventListener('keydown', goOnByEnter, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', goOnByEnter, { capture: true });
    };
  }, []);
}

/** Goes on to the next step of the form in which Ctrl+Enter is pressed, or else saves it. */
function goOnByEnter(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (key !== 'Enter' || !(ctrlKey || metaKey) || altKey || shiftKey || isOfInputMethod(event) || !pressOn(target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Does what a key is for; returns false if it is for nothing here. */
function handle(key: string, own: OwnKeys): boolean {
  const act = own[key];
  act?.();
  return act !== undefined || pressShortcut(key) || moveRow(key);
}

const saves = /^Control\+(?:Shift\+)?S$/;

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);

/** Moves the focus to the next or the previous row of the list on the screen; returns false without one. */
function moveRow(key: string): boolean {
  const step = steps.get(key);
  if (step === undefined) return false;
  const rows = [...topLayer().querySelectorAll('tbody tr[aria-rowindex]')];
  const from = rows.findIndex((row) => row.contains(document.activeElement));
  // If no row has the focus, it goes to the first, or on the way up to the last.
  const row = from < 0 ? rows.at(step > 0 ? 0 : -1) : rows[from + step];
  row?.querySelector<HTMLElement>('a[href], button')?.focus();
  return rows.length > 0;
}

/** Returns a key press as `aria-keyshortcuts` writes it; undefined if it can't be a shortcut. */
function pressedKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string | undefined {
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
function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(?:button|checkbox|radio|file|submit|reset|range|color)$/.test(target.type);
  return target.isContentEditable || target.closest(takers) !== null;
}

const takers = 'textarea, select, [contenteditable="true"], [role=textbox], [role=combobox], [role=listbox], [role=menu]';
