import { type GivenRights, mayRead } from '@/contract/rights';
import { inFlight } from '@/domain/inFlight';
import { ApiError } from '@/providers/api/errors';
import { cacheRecords } from '@/providers/data/cachedRecords';
import type { Sources } from '@/providers/data/listRows';
import { wholeListQuery } from '@/providers/data/restLists';
import { listed } from './areaEntries';
import { listReads } from './listReads';

export type Listed = (typeof listed)[number];

/** Why a list wasn't searched whole: it failed to load, it needs fields first, or it was searched for the tab's last choice only. */
export type Shortfall =
  | { resource: Listed; kind: 'failed' }
  | { resource: Listed; kind: 'unasked'; missing: readonly string[] }
  | { resource: Listed; kind: 'partly'; chosen: Readonly<Record<string, unknown>> };

interface Look {
  sources: Sources;
  /** The rights that open the lists to look through. */
  rights: GivenRights;
  typed: string;
  /** No more lists are read once it is aborted. */
  signal: AbortSignal;
  /** The lists that failed to load: they aren't requested again at each key. */
  failed: Set<Listed>;
  /** Called after each list. */
  onRead: () => void;
}

/** A server without the resource has nothing to be found there. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}

/** The number of lists that are read at once. */
export const atOnce = 4;
/** How old a cached list may be, in milliseconds, so that lists searched just now aren't requested again. */
export const staleTime = 300_000;

/**
 * Searches the lists of all areas for what is typed and keeps the rows in the cache. Returns which lists weren't searched whole; a failing
 * list doesn't stop the others.
 */
export async function lookThrough({ sources, rights, typed, signal, failed, onRead }: Look): Promise<readonly Shortfall[]> {
  const shortfalls: Shortfall[] = [];
  const opened = listed.filter(({ right }) => mayRead(rights, right));
  const read = async (resource: Listed) => {
    const { client, queries } = sources;
    const adapter = await resource.adapter();
    if (adapter.foundAs) return;
    const { row, isFound = false } = adapter.rest ?? {};
    if (row && isFound) await queries.query(wholeListQuery(client, { resource: resource.name, row })).catch(unlessMissing);
    const { reads, missing, chosen } = listReads(adapter, typed);
    if (missing.length > 0) shortfalls.push({ resource, kind: 'unasked', missing });
    else if (Object.keys(chosen).length > 0) shortfalls.push({ resource, kind: 'partly', chosen });
    for (const { call, input } of reads) await cacheRecords(sources, adapter, call, input, { staleTime });
  };
  await inFlight(opened, { atOnce, signal }, async (resource) => {
    // Returned as a shortfall, which the user can retry.
    if (!failed.has(resource)) await read(resource).catch(() => failed.add(resource));
    if (failed.has(resource)) shortfalls.push({ resource, kind: 'failed' });
    onRead();
  });
  return listed.flatMap((resource) => shortfalls.findLast((each) => each.resource === resource) ?? []);
}
