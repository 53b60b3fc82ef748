import { localStore } from '@/providers/storage/webStorage';
/** The key of the session's ciphertext in localStore. */
export const sessionKey = 'coursedesk.session';

/** Whether somebody seems to be signed in. Only then is the session read, because that needs more code. */
export const hasStoredSession = (): boolean => localStore.getItem(sessionKey) !== null;
