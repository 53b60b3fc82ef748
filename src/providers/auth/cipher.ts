import { locks } from '@/providers/storage/locks';
import { keys } from './browserStorage';

const name = 'AES-GCM';
const place = 'session';

/** The length of the nonce before each ciphertext, in bytes. */
const nonceLength = 12;

/** Encrypts a text with this browser's own key (AES-GCM-256); returns base64. */
export async function encrypt(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceLength));
  const sealed = await crypto.subtle.encrypt({ name, iv }, await browserKey(), new TextEncoder().encode(text));
  return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
}

/** Decrypts a text of `encrypt`; rejects when it was encrypted with another key, or changed, or when there is no key. */
export async function decrypt(sealed: string): Promise<string> {
  const bytes = fromBase64(sealed);
  const iv = bytes.slice(0, nonceLength);
  const key = await storedKey();
  // A key that is made now can't be the one.
  if (!key) throw new Error('The browser has no key');
  const text = await crypto.subtle.decrypt({ name, iv }, key, bytes.slice(nonceLength));
  return new TextDecoder().decode(text);
}

/** Whether there is a key: signing out removes it. */
export const hasKey = async (): Promise<boolean> => (await storedKey()) !== undefined;

/** Whether the browser refused to keep the key: then only this page can decrypt its texts. */
export const isKeyHeld = (): boolean => keys.isHeld(place);

/** Returns this browser's key, which no script can export. It is made once, under a lock, however many tabs ask for it. */
const browserKey = (): Promise<CryptoKey> =>
  locks.request('coursedesk-key', {}, async () => {
    const stored = await storedKey();
    if (stored) return stored;
    const made = await crypto.subtle.generateKey({ name, length: 256 }, false, ['encrypt', 'decrypt']);
    await keys.set([place, made]);
    return made;
  });

async function storedKey(): Promise<CryptoKey | undefined> {
  const stored = await keys.get(place);
  return stored instanceof CryptoKey ? stored : undefined;
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
