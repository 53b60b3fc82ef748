import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import { askedOf, byUsualName } from '@/components/form/filterDefaults';
import { levelNames, levels, levelsAbove } from '@/components/product/courseTree/levels';
import type { ResourceParts } from '@/components/resource/defineResource';
import { detailsRoute, type FormAddresses } from '@/components/resource/Resource';
import { type Above, usualRoutes } from '@/components/routing/addresses';
import type { Adapter } from '@/contract/adapter';
import { type GivenRights, mayRead, mayWrite } from '@/contract/rights';
import { readableText } from '@/domain/html/readableText';
import { remembered } from '@/domain/remembered';
import { searchable } from '@/domain/searchable';
import { cachedRecords } from '@/providers/data/cachedRecords';
import { cachedRows } from '@/providers/data/restLists';
import { areas } from '../areas';
import { type FinderEntry, namedEntry } from './finderEntry';

/** The declarations of the areas that are resources. */
export const resources: readonly FoundResource[] = areas.flatMap(({ props }) => ('name' in props ? [props] : []));

interface FoundResource extends ResourceParts {
  beside?: FormAddresses;
}

type Translate = (key: string, options?: object) => string;

/** Lists the list of each area that these rights open, its create form and its other pages, named as its declaration names them. */
export const areaScreens = (translate: Translate, given: GivenRights): FinderEntry[] =>
  resources.filter(({ right }) => mayRead(given, right)).flatMap((resource) => screensOf(resource, translate, given));

function screensOf(
  { name, right, titles: { list, add }, beside, pages, formRoutes = usualRoutes }: FoundResource,
  translate: Translate,
  given: GivenRights,
): FinderEntry[] {
  const named = Object.entries(pages).flatMap(([route, { title }]) => (title ? [{ title, to: `/${name}/${route}` }] : []));
  const forms = [...(add ? [{ title: add, to: beside?.create ?? `/${name}/${formRoutes.add}` }] : []), ...named];
  return [
    ...(list ? [namedEntry({ kind: 'screen', name: translate(list), to: `/${name}` })] : []),
    ...(mayWrite(given, right) ? forms : []).map(({ title, to }) => namedEntry({ kind: 'action', name: translate(title), to })),
  ];
}

/** Lists the actions that add a record of the catalogue whose form has no choice of what it belongs to: that is asked for first. */
export const placedActions = (translate: Translate, given: GivenRights): FinderEntry[] =>
  levelNames.flatMap((level) => {
    const below = levelsAbove(level).at(-1);
    const isPlaced = resources.some(({ name, titles }) => name === levels[level].resource && !titles.add);
    if (!below || !isPlaced || !mayWrite(given, 'catalogue')) return [];
    return namedEntry({ kind: 'action', name: translate(`${level}.add`), adds: { level, below } });
  });

const inTree = new Set(levelNames.map((level) => levels[level].resource));

/** The resources whose records are found in their lists; records of the catalogue are found in its tree. */
export const listed: readonly FoundResource[] = resources.filter(({ name }) => !inTree.has(name));

/** Lists the records of the lists that were read. */
export const areaRecords = ({ queries }: AtHand, translate: Translate): FinderEntry[] =>
  listed.flatMap((resource) => recordsOf(resource, queries, translate));

/** The cache in which the reads are. */
export interface AtHand {
  queries: QueryClient;
}

function recordsOf(resource: FoundResource, queries: QueryClient, translate: Translate): FinderEntry[] {
  const { titles, loadedAdapter } = resource;
  const adapter = loadedAdapter();
  if (!adapter || adapter.foundAs) return [];
  const way = titles.list ? [translate(titles.list)] : [];
  const kindName = kindNameOf(resource, adapter, translate);
  const entries = new Map<string, FinderEntry>();
  const whole = adapter.rest?.isFound ? cachedRows(queries, resource.name).map((record) => ({ record })) : [];
  for (const read of [...whole, ...cachedRecords(queries, adapter)]) {
    const { name, found, marks, names } = knownOf(resource)(read.record);
    const place = placeOf(resource, { record: read.record, name, filter: filterOf(adapter, read) });
    const entry = { ...recordEntry(place, { name, found, way: [...way, ...names] }), kindName };
    const before = entries.get(entry.key)?.marks ?? marks;
    entries.set(entry.key, { ...entry, marks: [before, ...toldBy(adapter, read)].join('\n') });
  }
  return [...entries.values()];
}

/** Names a kind of record, as the recycle bin does; those that are never in it have names of their own. */
function kindNameOf({ name }: FoundResource, { area }: Adapter, translate: Translate): string {
  const usual = translate(`finder.kinds.${name}`, { _: translate('finder.kinds.record') });
  return area === undefined ? usual : translate(`record_kinds.${area}`, { smart_count: 1, _: usual });
}

/** What of a record doesn't depend on how it was read; made once, because each answer has all entries made again. */
const knownOf = remembered((resource: FoundResource) =>
  remembered((record: RaRecord) => {
    const name = nameOf(resource, record);
    return { name, found: searchable(name), marks: marksOf(record), names: namesAbove(resource.above ?? [], record) };
  }),
);

/** A record, and how it was read, if by a call. */
type Read = Partial<ReturnType<typeof cachedRecords>[number]> & { record: RaRecord };

/** Returns the names of a record's parents, as far as it has them: they tell records of the same name apart. */
const namesAbove = (above: readonly Above[], record: RaRecord): string[] =>
  above.flatMap(({ name, label }) => {
    const text: unknown = record[name];
    return typeof text === 'string' && label === undefined ? [text] : [];
  });

/** Returns a filter by which a list that is a search has the record, which may have been found without the filter. */
function filterOf({ list }: Adapter, { record, call, input }: Read): unknown {
  if (!list?.body || call === list) return list?.body && input;
  return list.body.safeParse(askedOf(list.body, byUsualName(record))).data;
}

/** Returns the text that the server searched for: it found it anywhere in the record, not in the name alone. */
const toldBy = ({ find }: Adapter, { call, input }: Read): string[] =>
  find && call === find.call
    ? Object.keys(find.asked?.('') ?? {}).map((field) => searchable(readableText(String(wireRow.parse(input)[field]))))
    : [];

interface Found {
  record: RaRecord;
  name: string;
  /** The filter of its list: a record without a call of its own is found in the list. */
  filter: unknown;
}

/** Returns where a record is shown, or else edited; one that has neither screen is found in its list. */
function placeOf(resource: FoundResource, { record, name, filter }: Found): { at: string; search: string } {
  const { show, edit, beside, formRoutes = usualRoutes } = resource;
  const asSearch = (wanted: object) => `?${new URLSearchParams({ filter: JSON.stringify(wanted) })}`;
  if (!(show ?? edit)) {
    const words = { ...wireRow.safeParse(filter).data, q: name.replaceAll(' · ', ' ') };
    return { at: `/${resource.name}`, search: asSearch(words) };
  }
  const below = show ? detailsRoute(resource, record.id) : `${formRoutes.edit}/${record.id}`;
  const at = beside?.show(`${record.id}`) ?? `/${resource.name}/${below}`;
  return { at, search: typeof filter === 'object' && filter !== null ? asSearch(filter) : '' };
}

const wireRow = z.record(z.string(), z.unknown());

interface Named {
  name: string;
  /** The name as it is searched. */
  found: string;
  way: readonly string[];
}

const recordEntry = ({ at, search }: ReturnType<typeof placeOf>, { name, found, way }: Named): FinderEntry => ({
  key: at + search,
  kind: 'record',
  name,
  way,
  names: [found],
  marks: '',
  to: at + search,
  also: [at],
});

/** Returns what else identifies a record: its codes and slugs. */
const marksOf = (record: RaRecord): string =>
  Object.entries<unknown>(record)
    .flatMap(([field, value]) => (/(?:code|slug)$/.test(field) && typeof value === 'string' ? [searchable(value)] : []))
    .join('\n');

function nameOf({ recordRepresentation: name }: ResourceParts, record: RaRecord): string {
  return typeof name === 'string' ? String(record[name] ?? '') : name(record);
}
