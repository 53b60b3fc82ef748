import { z } from 'zod/mini';
import { id } from '@/contract/fields';
import { type RecycledEntry, recycledEntry } from '@/contract/history';
import { say } from '@/contract/message';
import type { Client } from '@/providers/api/client';
import { ApiError } from '@/providers/api/errors';

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
  const [entry] = entries.parse(body);
  if (!entry) throw new ApiError(404, say('recycled_not_found'));
  await restoreEntry(client, entry.id);
}

const entries = z.array(z.object({ id }));

/** How many entries are read at once: the most that our server returns. */
const mostAtOnce = 1000;

/** Reads all that is in the recycle bin, the newest first; every reader shares the answer. */
export const recycledQuery = (client: Client) => ({
  queryKey: ['rest', 'recycled'],
  staleTime: 30_000,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const found: RecycledEntry[] = [];
    for (let offset = 0, isWhole = false; !isWhole; offset += mostAtOnce) {
      const range = JSON.stringify([offset, offset + mostAtOnce - 1]);
      const query = new URLSearchParams({ range, sort: '["id","DESC"]' });
      const { body } = await client.rest({ method: 'GET', path: `/rest/recycled?${query}`, signal });
      const page = z.array(recycledEntry).parse(body);
      found.push(...page);
      isWhole = page.length < mostAtOnce;
    }
    return found;
  },
});
