const listeners = new Set<() => void>();
let refused = false;

/** Notes that the browser refused to store something, which then lasts only as long as the page. */
export function noteRefusal(): void {
  if (refused) return;
  refused = true;
  for (const listener of listeners) listener();
}

/** Whether the browser has refused to store anything since the page was opened; for `useSyncExternalStore`. */
export const hasRefused = (): boolean => refused;

/** Calls `listener` at the first refusal; returns a function that stops that. */
export function subscribeRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets all refusals, as opening the page does. */
export function forgetRefusals(): void {
  refused = false;
  for (const listener of listeners) listener();
}
