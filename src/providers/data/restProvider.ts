import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError, type Options } from 'react-admin';
import type { Adapter } from '@/contract/adapter';
import { say } from '@/contract/message';
import type { Client, RestRequest } from '@/providers/api/client';
import { siteHere } from '@/providers/basePath';
import { asHttp } from './httpError';
import { localList } from './localList';
import { versionTag } from './records';
import { shownRow, wholeListQuery } from './restLists';

type Write = Pick<RestRequest, 'press' | 'version'>;

/** Creates the data provider of one resource below `/rest`: ra-data-simple-rest over the product's own client. */
export function createRestProvider(client: Client, queries: QueryClient, adapter: Adapter): DataProvider {
  const { row, oneOfList = false, along = () => ({}) } = adapter.rest ?? {};
  const httpClient = async (url: string, { method, body, signal }: Options, write: Write) => {
    const request: RestRequest = {
      method: methods.find((each) => each === method) ?? 'GET',
      path: url,
      ...(typeof body === 'string' && { body }),
      ...(signal && { signal }),
      ...write,
    };
    const { status, headers = new Headers(), body: json } = await asHttp(client.rest(request));
    return { status, headers, body: '', json };
  };
  const restOf = (write: Write = {}): DataProvider =>
    simpleRestProvider('/rest', (url: string, options: Options = {}) => httpClient(url, options, write));
  const rest = restOf();
  const { getList, getOne } = rest;
  const shown = (resource: string, { data }: { data: object }) => ({
    data: named(row ? shownRow({ resource, row }, data) : data),
  });
  const whole = (resource: string) => row && asHttp(queries.query(wholeListQuery(client, { resource, row })));
  return {
    ...rest,
    getList: async (resource, params) => {
      const rows = await whole(resource);
      if (!rows) return getList(resource, params);
      const { filter = {}, sort = newest, pagination = everything, meta } = params;
      return named(localList(named(rows), { filter, sort, pagination, shown: meta?.shown }));
    },
    getOne: async (resource, params) => {
      if (!oneOfList) return shown(resource, await getOne(resource, params));
      const rows = (await whole(resource)) ?? [];
      return { data: named(rows.find((each) => String(Reflect.get(each, 'id')) === String(params.id)) ?? gone()) };
    },
    create: async (resource, params) => {
      const data = { ...params.data, ...along(siteHere) };
      return shown(resource, await restOf({ press: params.meta?.press }).create(resource, { ...params, data }));
    },
    update: async (resource, params) => {
      const write = { press: params.meta?.press, ...versionTag(adapter, params) };
      return shown(resource, await restOf(write).update(resource, params));
    },
  };
}

/** What has no address of its own is gone once its list lacks it. */
function gone(): never {
  throw new HttpError(say('record_not_found'), 404);
}

const methods = ['POST', 'PUT', 'DELETE'] as const;

// react-admin's verbs return whatever record type their caller names.
const named = (value: object) => Object(value);

const newest = { field: 'id', order: 'DESC' } as const;
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };
