import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

/** Records that were just added or changed, which their list scrolls into view. */
export interface Landing {
  resource: string;
  ids: readonly Identifier[];
  /** Whether they are new. */
  isNew: boolean;
  /** When the save began, in milliseconds: a response from before it lacks the change. */
  since: number;
}

let landing: Landing | undefined;
const listeners = new Set<() => void>();

/** How long a list may take to show them, in milliseconds: a later jump would disturb the person. */
const patience = 10_000;

/** Makes the list of these records scroll them into view as soon as it has read them. */
export function land(wanted: Landing): void {
  set(wanted);
  setTimeout(endLanding, patience, wanted);
}

/** Ends a landing; a newer one stays. */
export function endLanding(ended: Landing): void {
  if (landing === ended) set(undefined);
}

/** Returns the landing of a resource's list. */
export const useLanding = (resource: string): Landing | undefined =>
  useSyncExternalStore(subscribe, () => (landing?.resource === resource ? landing : undefined));

/** Ends any landing. */
export const forgetLanding = (): void => set(undefined);

function set(next: Landing | undefined): void {
  landing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
