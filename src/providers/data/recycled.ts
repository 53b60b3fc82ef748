import { z } from 'zod/mini';
import { id } from '@/contract/fields';
import { say } from '@/contract/message';
import type { Client } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';
import { readReply } from '@/providers/api/readReply';

/** A record that was deleted: its table on our server, and its id. */
export interface Deleted {
  area: string;
  record: number | string;
}

/** Restores a record from the recycle bin by its entry's id; rejects with the reason of the refusal. */
export const restoreEntry = (client: Client, entry: number | string) =>
  client.rest({ method: 'PUT', path: `/rest/recycled/${entry}`, body: '{}' });

/** Restores what was deleted of a record last; rejects with a 404 if the recycle bin doesn't have it. */
export async function restoreDeleted(client: Client, { area, record }: Deleted): Promise<void> {
  const query = new URLSearchParams({ filter: JSON.stringify({ area, record }), range: '[0,0]', sort: '["id","DESC"]' });
  const { body } = await client.rest({ method: 'GET', path: `/rest/recycled?${query}` });
  const [entry] = readReply(entries, body, 'recycled');
  if (!entry) throw new ApiError(404, say('recycled_not_found'));
  await restoreEntry(client, entry.id);
}

const entries = z.array(z.object({ id }));
