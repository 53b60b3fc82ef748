import { usualRoutes } from '@/components/routing/addresses';
import { pathParams } from '@/contract/call';
import { type GivenRights, mayRead } from '@/contract/rights';
import { inFlight } from '@/domain/inFlight';
import { cacheRecords } from '@/providers/data/cachedRecords';
import type { Sources } from '@/providers/data/listRows';
import { readQuery } from '@/providers/data/reads';
import { listed } from './areaEntries';
import { atOnce, type Listed, staleTime } from './lookThrough';

interface Recent {
  sources: Sources;
  rights: GivenRights;
  /** The addresses seen lately. */
  places: readonly string[];
  /** No more reads begin once it is aborted. */
  signal: AbortSignal;
  /** Called after each record. */
  onRead: () => void;
}

/** How many of the places seen lately are read. */
const most = 10;

/** Reads the records that were seen lately into the cache, so that they are offered by name before anything is typed. */
export async function readRecent({ sources, rights, places, signal, onRead }: Recent): Promise<void> {
  const jobs = places.slice(0, most).flatMap((place) =>
    listed.flatMap((resource) => {
      const id = idIn(resource, place);
      return id !== undefined && mayRead(rights, resource.right) ? [{ resource, id }] : [];
    }),
  );
  await inFlight(jobs, { atOnce, signal }, async ({ resource, id }) => {
    // One that was deleted, or that doesn't come now, isn't offered; the search says what it couldn't read.
    await readOne(sources, resource, id).catch(() => undefined);
    onRead();
  });
}

/** Returns the id of the record that an address shows or changes. */
function idIn({ name, beside, detailsPage, formRoutes = usualRoutes }: Listed, place: string): string | undefined {
  const screens = beside
    ? [beside.show(''), beside.edit('')]
    : [`/${name}/${detailsPage?.route ?? 'view'}/`, `/${name}/${formRoutes.edit}/`];
  const screen = screens.find((start) => place.startsWith(start));
  return screen && decodeURIComponent(place.slice(screen.length).split('/')[0] ?? '');
}

async function readOne(sources: Sources, resource: Listed, id: string): Promise<void> {
  const adapter = await resource.adapter();
  const { one, tree } = adapter;
  if (one) {
    const input = Object.fromEntries(pathParams(one.path).map((param) => [param, id]));
    await sources.queries.query({ ...readQuery(sources.client, one, input), staleTime });
  } else if (tree) await cacheRecords(sources, adapter, tree, {}, { staleTime });
}
