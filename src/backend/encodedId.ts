import { encodeBase64Url } from 'hono/utils/encode';

/** Makes the public id of a record, which others can't read; `kind` tells the ids of two tables apart. */
export const encodedId = (kind: string, iid: number): string =>
  encodeBase64Url(new TextEncoder().encode(`${kind}:${iid}`).buffer);
