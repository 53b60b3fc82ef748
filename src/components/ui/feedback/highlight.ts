import { useSyncExternalStore } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** Records that were just added or changed, which their list scrolls into view. */
export interface Highlight {
  resource: string;
  ids: readonly Identifier[];
  /** The first of them if they are new: its list is searched for it where it shows others. */
  added?: RaRecord | false;
  /** When the save began, in milliseconds: a response from before it lacks the change. */
  since: number;
}

let highlight: Highlight | undefined;
const listeners = new Set<() => void>();

/** How long a list may take to show them, in milliseconds: a later jump would disturb the person. */
const patience = 10_000;

/** Makes the list of these records scroll them into view as soon as it has read them. */
export function highlightRows(wanted: Highlight): void {
  set(wanted);
  setTimeout(endHighlight, patience, wanted);
}

/** Ends a highlight; a newer one stays. */
export function endHighlight(ended: Highlight): void {
  if (highlight === ended) set(undefined);
}

/** Returns the highlight of a resource's list. */
export const useHighlight = (resource: string): Highlight | undefined =>
  useSyncExternalStore(subscribe, () => (highlight?.resource === resource ? highlight : undefined));

/** Ends any highlight. */
export const forgetHighlight = (): void => set(undefined);

function set(next: Highlight | undefined): void {
  highlight = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
