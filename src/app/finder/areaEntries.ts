import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { levelNames, levels } from '@/components/courseTree/levels';
import type { ResourceParts } from '@/components/routing/defineResource';
import { detailsRoute } from '@/components/routing/detailsRoute';
import type { FormAddresses } from '@/components/routing/Resource';
import { searchable } from '@/domain/searchable';
import { recordsAtHand } from '@/providers/data/listRows';
import { areas } from '../areas';
import { type FinderEntry, namedEntry } from './finderEntry';

/** The resources among the areas, each by its declaration. */
export const resources: readonly FoundResource[] = areas.flatMap(({ props }) => ('name' in props ? [props] : []));

interface FoundResource extends ResourceParts {
  beside?: FormAddresses;
}

type Translate = (key: string) => string;

/** The list of each area, the form that adds to it and its other pages, by what its declaration calls them. */
export const areaScreens = (translate: Translate): FinderEntry[] =>
  resources.flatMap(({ name, titles: { list, add }, beside, pages }) => [
    ...(list ? [namedEntry({ kind: 'screen', name: translate(list), to: `/${name}` })] : []),
    ...(add ? [namedEntry({ kind: 'action', name: translate(add), to: beside?.create ?? `/${name}/add` })] : []),
    ...Object.entries(pages).flatMap(([route, { title }]) =>
      title ? [namedEntry({ kind: 'action', name: translate(title), to: `/${name}/${route}` })] : [],
    ),
  ]);

const inTree = new Set(levelNames.map((level) => levels[level].resource));

/** The records of the lists that were read already; those of the catalogue are found in its tree. */
export const areaRecords = (queries: QueryClient, translate: Translate): FinderEntry[] =>
  resources.filter(({ name }) => !inTree.has(name)).flatMap((resource) => recordsOf(resource, queries, translate));

function recordsOf(resource: FoundResource, queries: QueryClient, translate: Translate): FinderEntry[] {
  const { name, titles, loadedAdapter } = resource;
  const adapter = loadedAdapter();
  if (!adapter || !(resource.show ?? resource.edit)) return [];
  const way = titles.list ? [translate(titles.list)] : [];
  const entries = recordsAtHand(queries, adapter).map(({ record, filter }) => {
    const below = resource.show ? detailsRoute(resource, record.id) : `edit/${record.id}`;
    const at = resource.beside?.show(`${record.id}`) ?? `/${name}/${below}`;
    // A record without a call of its own is found in the list that it was read with.
    const search = adapter.list?.body ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '';
    return { ...recordEntry(at, search, nameOf(resource, record), way), marks: marksOf(record) };
  });
  return [...new Map(entries.map((entry) => [entry.key, entry])).values()];
}

const recordEntry = (at: string, search: string, name: string, way: readonly string[]): FinderEntry => ({
  key: at,
  kind: 'record',
  name,
  way,
  names: [searchable(name)],
  marks: '',
  to: at + search,
  also: [at],
});

/** What else tells a record: its codes and slugs. */
const marksOf = (record: RaRecord): string =>
  Object.entries<unknown>(record)
    .flatMap(([field, value]) => (/(?:code|slug)$/.test(field) && typeof value === 'string' ? [searchable(value)] : []))
    .join('\n');

function nameOf({ recordRepresentation: name }: ResourceParts, record: RaRecord): string {
  return typeof name === 'string' ? String(record[name] ?? '') : name(record);
}
