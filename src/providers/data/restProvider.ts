import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError, type Options } from 'react-admin';
import { say } from '@/contract/message';
import type { Client, RestRequest } from '@/providers/api/client';
import { asHttp } from './httpError';
import { localList } from './localList';
import { isWholeList, shownRow, wholeListQuery } from './restLists';

/** Creates the data provider of the resources below `/rest`: ra-data-simple-rest over the product's own client. */
export function createRestProvider(client: Client, queries: QueryClient): DataProvider {
  const httpClient = async (url: string, { method, body, signal }: Options, press: RestRequest['press']) => {
    const request: RestRequest = {
      method: methods.find((each) => each === method) ?? 'GET',
      path: url,
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
      ...(press && { press }),
    };
    const { status, headers = new Headers(), body: json } = await asHttp(client.rest(request));
    return { status, headers, body: '', json };
  };
  const restOf = (press?: RestRequest['press']): DataProvider =>
    simpleRestProvider('/rest', (url: string, options: Options = {}) => httpClient(url, options, press));
  const rest = restOf();
  const { getList, getOne } = rest;
  return {
    ...rest,
    getList: async (resource, params) => {
      if (!isWholeList(resource)) return getList(resource, params);
      const { filter = {}, sort = newest, pagination = everything, meta } = params;
      const rows = await asHttp(queries.query(wholeListQuery(client, resource)));
      return named(localList(named(rows), { filter, sort, pagination, shown: meta?.shown }));
    },
    getOne: async (resource, params) => {
      if (resource !== 'contentHealth') return shown(resource, await getOne(resource, params));
      const rows = await asHttp(queries.query(wholeListQuery(client, resource)));
      return { data: named(rows.find((row) => String(Reflect.get(row, 'id')) === String(params.id)) ?? gone()) };
    },
    create: async (resource, params) =>
      shown(
        resource,
        await restOf(params.meta?.press).create(resource, { ...params, data: { ...params.data, ...alongWith(resource) } }),
      ),
    update: async (resource, params) => shown(resource, await restOf(params.meta?.press).update(resource, params)),
  };
}

/** A finding has no address of its own: it is gone once it is mended. */
function gone(): never {
  throw new HttpError(say('record_not_found'), 404);
}

const methods = ['POST', 'PUT', 'DELETE'] as const;

/** Returns what is sent with a new record besides its form: with an account, the page of the mailed link. */
const alongWith = (resource: string) =>
  resource === 'staff' && { redirect_url: `${window.location.origin}/passwordresetcomplete` };

const shown = (resource: string, { data }: { data: object }) => ({
  data: named(isWholeList(resource) ? shownRow(resource, data) : data),
});

// react-admin's verbs return whatever record type their caller names.
const named = (value: object) => Object(value);

const newest = { field: 'id', order: 'DESC' } as const;
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
