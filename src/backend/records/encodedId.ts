import { decodeBase64Url, encodeBase64Url } from 'hono/utils/encode';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';

/** Makes the public id of a record, which others can't read; `kind` tells the ids of two tables apart. */
export const encodedId = (kind: string, iid: number): string =>
  encodeBase64Url(new TextEncoder().encode(`${kind}:${iid}`).buffer);

/** The id for which such a text stands; undefined where it was made of no id, or of one of another kind. */
export function decodedId(kind: string, encoded: string): number | undefined {
  const iid = wholeNumberIn(decodedText(encoded).slice(kind.length + 1));
  return iid !== undefined && encodedId(kind, iid) === encoded ? iid : undefined;
}

/** What a text in base64 says; nothing where it isn't any. */
export function decodedText(encoded: string): string {
  try {
    return new TextDecoder().decode(decodeBase64Url(encoded));
  } catch {
    return '';
  }
}
