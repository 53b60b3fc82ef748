import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { levelNames, levels } from '@/components/courseTree/levels';
import type { ResourceParts } from '@/components/routing/defineResource';
import { detailsRoute } from '@/components/routing/detailsRoute';
import { searchable } from '@/domain/searchable';
import { recordsAtHand } from '@/providers/data/listRows';
import { areas } from '../areas';
import { type FinderEntry, namedEntry } from './finderEntry';

/** The resources among the areas, each by its declaration. */
export const resources: readonly ResourceParts[] = areas.flatMap(({ props }) => ('name' in props ? [props] : []));

type Translate = (key: string) => string;

/** The list of each area and the form that adds to it, by what its declaration calls them. */
export const areaScreens = (translate: Translate): FinderEntry[] =>
  resources.flatMap(({ name, titles: { list, add } }) => [
    ...(list ? [namedEntry({ kind: 'screen', name: translate(list), to: `/${name}` })] : []),
    ...(add ? [namedEntry({ kind: 'action', name: translate(add), to: `/${name}/add` })] : []),
  ]);

const inTree = new Set(levelNames.map((level) => levels[level].resource));

/** The records of the lists that were read already; those of the catalogue are found in its tree. */
export const areaRecords = (queries: QueryClient, translate: Translate): FinderEntry[] =>
  resources.filter(({ name }) => !inTree.has(name)).flatMap((resource) => recordsOf(resource, queries, translate));

function recordsOf(resource: ResourceParts, queries: QueryClient, translate: Translate): FinderEntry[] {
  const { name, titles, loadedAdapter } = resource;
  const adapter = loadedAdapter();
  if (!adapter?.list || !(resource.show ?? resource.edit)) return [];
  const way = titles.list ? [translate(titles.list)] : [];
  const entries = recordsAtHand(queries, adapter).map(({ record, filter }) => {
    const at = `/${name}/${resource.show ? detailsRoute(resource, record.id) : `edit/${record.id}`}`;
    // A record without a call of its own is found in the list that it was read with.
    const search = adapter.list?.body ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '';
    return recordEntry(at, search, nameOf(resource, record), way);
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

function nameOf({ recordRepresentation: name }: ResourceParts, record: RaRecord): string {
  return typeof name === 'string' ? String(record[name] ?? '') : name(record);
}
