import { inFlight } from '@/domain/inFlight';
import type { Sources } from '@/providers/data/listRows';
import { bringToHand } from '@/providers/data/recordsAtHand';
import { listed } from './areaEntries';
import { listReads } from './listReads';

export type Listed = (typeof listed)[number];

/** How a list was looked in: not, for it didn't come; not, for it asks for fields first; or for what was chosen last in the tab alone. */
export type Shortfall =
  | { resource: Listed; kind: 'failed' }
  | { resource: Listed; kind: 'unasked'; missing: readonly string[] }
  | { resource: Listed; kind: 'partly'; chosen: Readonly<Record<string, unknown>> };

interface Look {
  sources: Sources;
  typed: string;
  /** Once it is aborted no more lists are begun. */
  signal: AbortSignal;
  /** Those that didn't come: they aren't asked again at each key. */
  failed: Set<Listed>;
  /** Told after each list. */
  onRead: () => void;
}

/** How many lists are read together. */
export const atOnce = 4;
/** How old what was read may be, in milliseconds: nobody waits for lists that were looked in just now. */
export const staleTime = 300_000;

/** Reads the lists of all areas for what is typed into the cache; answers which of them weren't wholly looked in. None fails the others. */
export async function lookThrough({ sources, typed, signal, failed, onRead }: Look): Promise<readonly Shortfall[]> {
  const shortfalls: Shortfall[] = [];
  const read = async (resource: Listed) => {
    const adapter = await resource.adapter();
    if (adapter.foundAs) return;
    const { reads, missing, chosen } = listReads(adapter, typed);
    if (missing.length > 0) shortfalls.push({ resource, kind: 'unasked', missing });
    else if (Object.keys(chosen).length > 0) shortfalls.push({ resource, kind: 'partly', chosen });
    for (const { call, input } of reads) await bringToHand(sources, adapter, call, input, { staleTime });
  };
  await inFlight(listed, { atOnce, signal }, async (resource) => {
    // Told as a shortfall, with a way to try again.
    if (!failed.has(resource)) await read(resource).catch(() => failed.add(resource));
    if (failed.has(resource)) shortfalls.push({ resource, kind: 'failed' });
    onRead();
  });
  return listed.flatMap((resource) => shortfalls.findLast((each) => each.resource === resource) ?? []);
}
