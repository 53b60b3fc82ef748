import { z } from 'zod/mini';
import { recycledEntry, restoredEntry } from '@/contract/history';
import { say } from '@/contract/message';
import type { Client } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';
import { readReply } from '@/providers/api/readReply';

/** A record that was deleted: its table on our server, and its id. */
export interface Deleted {
  area: string;
  record: number | string;
}

/** How a record is restored: with the deleted records to which it refers, or not. */
export interface Restoring {
  with_above?: true;
}

/** Restores a record from the recycle bin by its entry's id; returns its new address, if it got one; rejects with the reason of the refusal. */
export async function restoreEntry(client: Client, entry: number | string, how: Restoring = {}): Promise<string | null> {
  const { body } = await client.rest({ method: 'PUT', path: `/rest/recycled/${entry}`, body: JSON.stringify(how), part: entry });
  return readReply(restoredEntry, body, 'recycled').address;
}

/** Finds the entry of what was deleted of a record last; rejects with a 404 if the recycle bin doesn't have it. */
export async function findDeleted(client: Client, { area, record }: Deleted): Promise<z.infer<typeof entry>> {
  const query = new URLSearchParams({ filter: JSON.stringify({ area, record }), range: '[0,0]', sort: '["id","DESC"]' });
  const { body } = await client.rest({ method: 'GET', path: `/rest/recycled?${query}` });
  const [last] = readReply(z.array(entry), body, 'recycled');
  if (!last) throw new ApiError(404, say('recycled_not_found'));
  return last;
}

const entry = z.pick(recycledEntry, { id: true, above: true });
