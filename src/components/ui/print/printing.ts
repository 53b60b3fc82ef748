import { useEffect, useSyncExternalStore } from 'react';

interface Printing {
  /** When it began, in milliseconds. */
  since: number;
  /** Whether the product started the print, which then waits for the content; the browser's own menu doesn't. */
  isAsked: boolean;
  /** What to print where a record is beside its tree; by default the record. */
  what?: 'tree' | undefined;
}

let printing: Printing | undefined;
const listeners = new Set<() => void>();

/** Renders the content to print, which starts the print itself once it is complete. */
export const askToPrint = (what?: 'tree'): void => set({ since: Date.now(), isAsked: true, what });

/** Starts the print that was asked for, once, from whichever part is ready first. */
function printAsked(): void {
  if (!printing?.isAsked) return;
  set({ ...printing, isAsked: false });
  window.print();
}

/** Returns the current print; undefined if there is none. */
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

/** Starts the print that the product asked for, once all is rendered. */
export function usePrintOnce(isReady: boolean): void {
  const isAsked = usePrinting()?.isAsked ?? false;
  useEffect(() => {
    if (isReady && isAsked) printAsked();
  }, [isReady, isAsked]);
}
