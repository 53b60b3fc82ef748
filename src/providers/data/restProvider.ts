import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Options } from 'react-admin';
import type { RecycledEntry } from '@/contract/history';
import type { Client, RestRequest } from '@/providers/api/client';
import { asHttp } from './httpError';
import { localList } from './localList';
import { recycledQuery } from './recycled';

/**
 * Creates the data provider of the resources below `/rest`: ra-data-simple-rest over the product's own client. The recycle bin is read whole
 * and searched, sorted and paged in the browser, as most lists are.
 */
export function createRestProvider(client: Client, queries: QueryClient): DataProvider {
  const httpClient = async (url: string, { method, body, signal }: Options = {}) => {
    const request: RestRequest = {
      method: method === 'PUT' ? 'PUT' : 'GET',
      path: url,
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
    };
    const { status, headers = new Headers(), body: json } = await asHttp(client.rest(request));
    return { status, headers, body: '', json };
  };
  const rest: DataProvider = simpleRestProvider('/rest', httpClient);
  const { getList } = rest;
  return {
    ...rest,
    getList: async (resource, params) => {
      if (resource !== 'recycled') return getList(resource, params);
      const { filter = {}, sort = newest, pagination = everything, meta } = params;
      const entries = (await asHttp(queries.query(recycledQuery(client)))).map(shownEntry);
      return named(localList(entries, { filter, sort, pagination, shown: meta?.shown }));
    },
  };
}

/** A row of the list: a cell without parts is empty. */
const shownEntry = (entry: RecycledEntry) => ({ ...entry, parts: entry.parts.length > 0 ? entry.parts : '' });

// react-admin's verbs return whatever record type their caller names.
const named = (list: object) => Object(list);

const newest = { field: 'id', order: 'DESC' } as const;
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
