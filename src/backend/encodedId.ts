import { encodeBase64Url } from 'hono/utils/encode';

/** The text by which a record is known to others, whose id tells nothing to them; `kind` keeps those of two tables apart. */
export const encodedId = (kind: string, iid: number): string =>
  encodeBase64Url(new TextEncoder().encode(`${kind}:${iid}`).buffer);
