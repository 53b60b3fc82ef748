/** The key of the session's ciphertext in localStorage. */
export const sessionKey = 'coursedesk.session';

/** Whether somebody seems to be signed in. Only then is the session read, because that needs more code. */
export const hasStoredSession = (): boolean => localStorage.getItem(sessionKey) !== null;
