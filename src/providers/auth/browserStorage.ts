import { createDatabase } from '@/providers/storage/database';

/** This browser's key, and the session's ciphertext as it was last written. */
export const keys = createDatabase<unknown>('coursedesk-key', 'keys');

/** Typed but unsaved values, each under the key. */
export const sealedDrafts = createDatabase<string>('coursedesk-drafts', 'drafts');

/**
 * Clears all that the product keeps in this browser: preferences, the session, its key, and the drafts under that key.
 * The demo's records stay: they stand for the server's. So does what a person has set up for themselves (`providers/kept.ts`).
 */
export async function clearBrowserStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([keys.clear(), sealedDrafts.clear()]);
}
