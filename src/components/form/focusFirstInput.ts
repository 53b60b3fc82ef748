import { awaitFocus } from '@/components/ui/keys/awaitedFocus';
import { marked } from '@/components/ui/marks';
import { inputClass } from './inputPlaces';

/** What a person does on a page; whoever has done any of it isn't taken elsewhere. */
const acts = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Focuses the first enabled input of a form or a row, other than a tick before its text, as soon as it is rendered, however late: an editor
 * mounts, choices load. Until then the box itself has the focus, if it can take it, and the keys of one letter are off: what is typed is
 * meant for the input. It stops when the person does anything else or the focus moves elsewhere. Returns a function that cancels it.
 */
export function focusFirstInput(box: HTMLElement): () => void {
  box.focus();
  if (focusInside(box)) return () => undefined;
  const from = document.activeElement;
  const end = new AbortController();
  const stop = () => end.abort();
  const release = awaitFocus(box);
  const observer = new MutationObserver(() => {
    if (isMoved(from, document.activeElement, box) || focusInside(box)) stop();
  });
  end.signal.addEventListener('abort', () => {
    observer.disconnect();
    release();
  });
  observer.observe(box, { childList: true, subtree: true, attributes: true });
  const onAct = (event: Event) => {
    if (!(event instanceof KeyboardEvent && isTyping(event))) stop();
  };
  for (const act of acts) document.addEventListener(act, onAct, { signal: end.signal, capture: true, passive: true });
  return stop;
}

/** Whether a key writes a character, or is a part of one, where the focus is in no input yet; a space presses what has the focus. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  ((key.length === 1 && !ctrlKey && !metaKey && !altKey) || partOfTyping.has(key)) &&
  !(target instanceof Element && target.matches(key === ' ' ? `${typedIn}, a, button, summary, [role=button]` : typedIn));

const partOfTyping: ReadonlySet<string> = new Set([
  'Shift',
  'CapsLock',
  'AltGraph',
  'Dead',
  'Process',
  'Compose',
  'Unidentified',
]);

/** Tells whether the focus was moved, except by a page or a popup that opens: to an element around the box, or to a heading. */
const isMoved = (from: Element | null, to: Element | null, box: Element): boolean =>
  to !== from && !to?.contains(box) && !to?.matches('h1, h2');

function focusInside(box: HTMLElement): boolean {
  const places = [...box.querySelectorAll(`[class*="${inputClass('')}"]`)];
  const first = places.find((place) => !place.matches(marked('tick')) && !place.querySelector(disabled));
  const input = first?.querySelector<HTMLElement>(':checked:is([type=radio])') ?? first?.querySelector<HTMLElement>(typedIn);
  if (!input) return false;
  input.focus();
  return document.activeElement === input;
}

const disabled = 'input:disabled, textarea:disabled, [aria-disabled=true]';
const typedIn = '[role=textbox], [role=combobox], input:not([aria-hidden=true]), textarea:not([aria-hidden=true])';
