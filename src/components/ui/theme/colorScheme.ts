import { localStore } from '@/providers/storage/webStorage';
import { fontFamily, tokens } from './tokens';

/** The person's choice; `system` follows the device. */
export type SchemeChoice = 'light' | 'dark' | 'system';
export type Scheme = 'light' | 'dark';

const key = 'theme';
/** Paper is white. */
let isPrinted = false;
const listeners = new Set<() => void>();
const device = () => window.matchMedia('(prefers-color-scheme: dark)');

export function schemeChoice(): SchemeChoice {
  const stored = localStore.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function scheme(): Scheme {
  if (isPrinted) return 'light';
  const choice = schemeChoice();
  if (choice !== 'system') return choice;
  return device().matches ? 'dark' : 'light';
}

export function chooseScheme(choice: SchemeChoice): void {
  localStore.setItem(key, choice);
  refreshScheme();
}

/** Calls back when the scheme may have changed: here, in another tab, or on the device. For `useSyncExternalStore`. */
export function subscribeScheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts the scheme's colours on the document, now and whenever it changes. */
export function applyScheme(): void {
  paint();
  device().addEventListener('change', refreshScheme);
  window.addEventListener('storage', refreshScheme);
  for (const [event, printed] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const) {
    window.addEventListener(event, () => {
      isPrinted = printed;
      refreshScheme();
    });
  }
}

/** Sets the colours again and notifies listeners: the choice may have changed or been forgotten. */
export function refreshScheme(): void {
  paint();
  for (const listener of listeners) listener();
}

function paint() {
  const now = scheme();
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(tokens[now])) style.setProperty(`--${kebab(name)}`, value);
  style.setProperty('--font', fontFamily);
  style.colorScheme = now;
  dataset.theme = now;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
