import { createDatabase } from '@/providers/storage/database';
import { locks } from '@/providers/storage/locks';
import { localStore, sessionStore } from '@/providers/storage/webStorage';

const storageLock = 'coursedesk-storage';

/** This browser's key, and the latest ciphertext of the session. */
export const keys = createDatabase<unknown>('coursedesk-key', 'keys');

/** Unsaved values of forms, encrypted with the key. */
export const sealedDrafts = createDatabase<string>('coursedesk-drafts', 'drafts');

/** The last states of forms, encrypted with the key. */
export const sealedVersions = createDatabase<string>('coursedesk-versions', 'versions');

/**
 * Clears all that the product keeps in this browser: preferences, the session, its key, and the drafts encrypted with it. The demo's
 * records stay, because they stand for the server's. So does what a person has set up (`providers/kept.ts`).
 */
export const clearBrowserStorage = (): Promise<void> =>
  locks.request(storageLock, {}, async () => {
    localStore.clear();
    sessionStore.clear();
    await Promise.all([keys.clear(), sealedDrafts.clear(), sealedVersions.clear()]);
  });

/**
 * Runs `work` when no tab is clearing the storage, and lets none begin meanwhile: what `work` finds there still stands when it writes.
 * `work` must not clear the storage itself.
 */
export const whileStored = <Result>(work: () => Promise<Result>): Promise<Result> =>
  locks.request(storageLock, { mode: 'shared' }, work);
