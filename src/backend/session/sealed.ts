import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import type { Host } from '@/backend/host';

type Keeper = Pick<Host, 'secret'>;

const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Encrypts a text by the server's secret (AES-GCM), so that whoever reads the table or a backup can't use it. It opens for `owner` alone: moved
 * to another row it is unreadable.
 */
export async function seal({ secret }: Keeper, text: string, owner: number | string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(cipher(iv, owner), await keyOf(secret), bytes(text));
  return `${encodeBase64Url(iv.buffer)}.${encodeBase64Url(sealed)}`;
}

/** Decrypts such a text; rejects where it was sealed by another secret, or for another owner. */
export async function open({ secret }: Keeper, sealed: string, owner: number | string): Promise<string> {
  const [iv = '', text = ''] = sealed.split('.');
  const opened = await crypto.subtle.decrypt(cipher(decodeBase64Url(iv), owner), await keyOf(secret), decodeBase64Url(text));
  return new TextDecoder().decode(opened);
}

const cipher = (iv: Uint8Array<ArrayBuffer>, owner: number | string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: bytes(String(owner)),
});

/** The secret also signs the tokens: what is derived from it for one purpose tells nothing of the other. */
async function keyOf(secret: string): Promise<CryptoKey> {
  const whole = await crypto.subtle.importKey('raw', bytes(secret), 'HKDF', false, ['deriveKey']);
  const purpose = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes('coursedesk second factor') };
  return crypto.subtle.deriveKey(purpose, whole, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
