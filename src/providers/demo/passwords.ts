import type { Host } from '@/backend/host';

/** Hashes passwords by PBKDF2 with so many rounds, as `salt.hash`. */
export const passwordsOf = (rounds: number): Host['passwords'] => ({
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return `${hex(salt)}.${hex(await derive(password, salt, rounds))}`;
  },
  async verify(password, stored) {
    const [salt = '', hash] = stored.split('.');
    return hex(await derive(password, fromHex(salt), rounds)) === hash;
  },
});

/** Few rounds: these hashes protect only a demo's public passwords, in the browser of whoever knows them. */
export const demoPasswords = passwordsOf(20_000);

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
