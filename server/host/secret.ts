import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';

/** Returns the secret that signs the tokens: the configured one, or one that is made once and kept in the data folder. */
export async function secretOf({ SECRET, DATA_DIR }: Config): Promise<string> {
  if (SECRET !== undefined) return SECRET;
  const file = join(DATA_DIR, 'secret');
  await mkdir(DATA_DIR, { recursive: true });
  // Of two processes that start at once, the first makes it.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  const secret = await readFile(file, 'utf8');
  if (secret.length < 32) throw new Error(`${file} has no whole secret: remove it, and everybody signs in again.`);
  return secret;
}
