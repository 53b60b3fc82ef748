/** Where the session's ciphertext lies in localStorage. */
export const sessionKey = 'coursedesk.session';

/** Whether somebody seems to be signed in: enough to go and read the session, which takes its code. */
export const hasStoredSession = (): boolean => localStorage.getItem(sessionKey) !== null;
