import { useContext } from 'react';
import { type GetListParams, type SortPayload, useResourceContext, useResourceDefinitions, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { useBackAddress } from '@/components/record/BackLink';
import type { ResourceOptions } from '@/components/routing/addresses';
import { preprocess } from '@/contract/preprocess';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';
import { pagedList } from '@/providers/data/listPages';
import { byId, everyRow, ListRead, lastShown, ServerPaged } from './listRead';

/** What an address says of the list that it leads back to. */
interface AskedList {
  page: number;
  perPage: number;
  /** Undefined for the list's own order. */
  sort: SortPayload | undefined;
  filter: Record<string, unknown>;
}

/**
 * Returns which rows a list would show at an address with this search. Without one, those of the last visit as react-admin has kept it, but
 * for the search words, which the list then drops, too (`useOpening`).
 */
export function askedList(search: string, kept: unknown): AskedList {
  const isKept = search === '';
  const said = query.parse(isKept ? Object(kept) : Object.fromEntries(new URLSearchParams(search)));
  const { page, perPage, sort: field, order, filter } = said;
  const { q, ...others } = filter;
  return { page, perPage, sort: field && order ? { field, order } : undefined, filter: isKept ? others : filter };
}

// What the browser has kept is a number already.
const whole = preprocess((value) => (typeof value === 'string' ? wholeNumberIn(value) : value), z.int().check(z.positive()));

/** An address has the filter as a text. */
function parsed(filter: unknown): unknown {
  try {
    return typeof filter === 'string' ? JSON.parse(filter) : filter;
  } catch {
    return undefined;
  }
}

// What makes no sense means the list's own.
const query = z.object({
  page: z.catch(whole, 1),
  perPage: z.catch(whole, 10),
  sort: z.catch(z.optional(z.string()), undefined),
  order: z.catch(z.optional(z.enum(['ASC', 'DESC'])), undefined),
  filter: z.catch(preprocess(parsed, z.record(z.string(), z.unknown())), {}),
});

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
  if (isServerPaged(options)) return { resource, params: { pagination: { page, perPage }, sort, filter }, isPaged: true };
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
