const listeners = new Set<() => void>();
let refused = false;

/** Notes that the browser refused to keep something: it lasts no longer than the page. */
export function noteRefusal(): void {
  if (refused) return;
  refused = true;
  for (const listener of listeners) listener();
}

/** Whether the browser has refused to keep anything since the page was opened; for `useSyncExternalStore`. */
export const hasRefused = (): boolean => refused;

/** Calls back at the first refusal; answers the way to stop. */
export function subscribeRefusals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Begins anew, as when the page is opened. */
export function forgetRefusals(): void {
  refused = false;
  for (const listener of listeners) listener();
}
