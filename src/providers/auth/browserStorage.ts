import { clear, createStore } from 'idb-keyval';

/**
 * Clears all that the product keeps in this browser: preferences, the session, its key, and the drafts under that key.
 * The demo's records stay: they stand for the server's.
 */
export async function clearBrowserStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([clear(createStore('coursedesk-key', 'keys')), clear(createStore('coursedesk-drafts', 'drafts'))]);
}
