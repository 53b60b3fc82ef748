import { useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

/** Records that were just added or changed, for their list to bring into sight. */
export interface Landing {
  resource: string;
  ids: readonly Identifier[];
  /** Whether they are new. */
  isNew: boolean;
  /** When it began to be saved, in milliseconds: what was read before that doesn't know of it. */
  since: number;
}

let landing: Landing | undefined;
const listeners = new Set<() => void>();

/** How long a list may take to come to it, in milliseconds: later it would jump while somebody is at something else. */
const patience = 10_000;

/** Has the list of these records bring them into sight as soon as it has read them. */
export function land(wanted: Landing): void {
  set(wanted);
  setTimeout(endLanding, patience, wanted);
}

/** What was landed isn't pointed out any longer; another that came meanwhile still is. */
export function endLanding(ended: Landing): void {
  if (landing === ended) set(undefined);
}

/** What is to be brought into sight in the list of a resource. */
export const useLanding = (resource: string): Landing | undefined =>
  useSyncExternalStore(subscribe, () => (landing?.resource === resource ? landing : undefined));

/** Nothing is pointed out any longer. */
export const forgetLanding = (): void => set(undefined);

function set(next: Landing | undefined): void {
  landing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
