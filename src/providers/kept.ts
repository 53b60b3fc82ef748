import { createDatabase } from '@/providers/storage/database';

/** All that people have set up in this browser. */
export const keptDatabase = createDatabase<unknown>('coursedesk-kept', 'kept');

/**
 * What a person has set up in this browser, by name: it stays when they sign out, for their next visit. Its key doesn't reveal whose it is.
 * What the browser refuses to store lasts as long as the page; reading rejects where a value can't be read.
 */
export const kept = {
  read: async (email: string, name: string): Promise<unknown> => keptDatabase.get(await keyOf(email, name)),
  write: async (email: string, name: string, value: unknown): Promise<void> =>
    keptDatabase.set([await keyOf(email, name), value]),
};

async function keyOf(email: string, name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email));
  const owner = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${owner} ${name}`;
}
