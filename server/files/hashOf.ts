import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a file, in Base64, a part after the other. */
export async function hashOf(file: Blob): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of file.stream()) hash.update(part);
  return hash.digest('base64url');
}
