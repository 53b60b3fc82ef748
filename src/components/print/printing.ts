import { useSyncExternalStore } from 'react';

interface Printing {
  /** When it began, in milliseconds. */
  since: number;
  /** Whether what is to be printed says when it is all there: somebody asked for it here, not in the browser's own menu. */
  isAsked: boolean;
  /** What was asked for where a record stands beside its tree; without it, the record. */
  what?: 'tree' | undefined;
}

let printing: Printing | undefined;
const listeners = new Set<() => void>();

/** Has what can be printed be drawn; it prints itself once it is there. */
export const askToPrint = (what?: 'tree'): void => set({ since: Date.now(), isAsked: true, what });

/** Prints what was asked for, once, whichever of its parts is there first. */
export function printAsked(): void {
  if (!printing?.isAsked) return;
  set({ ...printing, isAsked: false });
  window.print();
}

/** That something is being printed; undefined while nothing is. */
export const usePrinting = (): Printing | undefined => useSyncExternalStore(subscribe, () => printing);

function set(next: Printing | undefined): void {
  printing = next;
  for (const listener of listeners) listener();
}

const begin = () => set(printing ?? { since: Date.now(), isAsked: false });
const end = () => set(undefined);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
