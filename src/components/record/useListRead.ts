import { useContext } from 'react';
import { type GetListParams, useResourceContext, useResourceDefinitions, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { ResourceOptions } from '@/components/routing/resourceOptions';
import { pagedList } from '@/providers/data/listPages';
import { askedList } from './askedList';
import { byId, everyRow } from './listDefaults';
import { ListRead, lastShown, ServerPaged } from './listRead';
import { useBackAddress } from './useBackAddress';

/** How a list is read. */
export interface Read {
  resource: string;
  params: GetListParams & { pagination: { page: number; perPage: number } };
  /** Whether its server gives it page by page: this is one of its pages. */
  isPaged: boolean;
}

/**
 * Returns how the list is read to which a record's details belong: the one below them or, for details at an address of their own, the one
 * to which that leads back, as it would be shown. Undefined where that isn't known: its rows are other records, or its search looks at what
 * its table shows, and this tab hasn't rendered that.
 */
export function useListRead(): Read | undefined {
  const resource = useResourceContext() ?? '';
  const below = useContext(ListRead);
  const isPaged = useContext(ServerPaged);
  const named = useNamedList(resource);
  return below ? { resource, params: { pagination: everyRow, ...below }, isPaged } : named;
}

/** Returns how the list is read to which the address leads back. */
function useNamedList(own: string): Read | undefined {
  const resource = useBackAddress().pathname.slice(1);
  const { search } = useLocation();
  const { getItem } = useStoreContext();
  const options = useOptionsOf(resource);
  if (resource !== own && options?.rowsOf !== own) return undefined;

  const { page, perPage, sort = options?.sort ?? byId, filter } = askedList(search, getItem(`${resource}.listParams`));
  if (isServerPaged(options)) return { resource, params: { pagination: { page, perPage }, sort }, isPaged: true };
  const shown = lastShown.get(resource);
  if ('q' in filter && !shown) return undefined;
  return { resource, params: { pagination: everyRow, sort, filter, meta: { shown } }, isPaged: false };
}

const useOptionsOf = (resource: string): ResourceOptions | undefined =>
  new Map(Object.entries(useResourceDefinitions<ResourceOptions>())).get(resource)?.options;

function isServerPaged(options: ResourceOptions | undefined): boolean {
  const adapter = options?.loadedAdapter();
  return adapter !== undefined && pagedList(adapter) !== undefined;
}
