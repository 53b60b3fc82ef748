import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, GetListParams, Identifier, UpdateParams } from 'react-admin';
import { z } from 'zod/mini';
import type { Adapter, Verb, WireRow } from '@/contract/adapter';
import { type Call, pathParams } from '@/contract/call';
import type { Client, SendOptions } from '@/providers/api/client';
import { dataOf } from './answerData';
import { asHttp } from './httpError';
import { pagedList, pageRows } from './listPages';
import { listRows, oneOfList, required, type Sources } from './listRows';
import { localList } from './localList';
import { readBack } from './readBack';
import { readQuery } from './reads';
import { identified, recordOf, versionTag } from './records';

/** Maps react-admin's verbs to named calls. Rejects with react-admin's `HttpError`, also for a verb without a call. */
export function createDataProvider(
  client: Client,
  queries: QueryClient,
  adapters: Readonly<Record<string, () => Promise<Adapter>>>,
): DataProvider {
  const sources = { client, queries };
  const adapterOf = async (resource: string) => required(adapters[resource], `resource ${resource}`)();

  const whole = async (resource: string) => (await listRows(sources, await adapterOf(resource), {})).records;

  const { write, remove } = writesBy(client, queries);

  return {
    getList: async (resource, params) => rowsOf(sources, await adapterOf(resource), params),

    getOne: async (resource, { id, meta }) => {
      const adapter = await adapterOf(resource);
      const call = adapter.one;
      if (!call) return { data: await oneOfList(sources, adapter, id, meta?.filter) };
      const [name = 'id'] = pathParams(call.path);
      // Requested each time, but not twice at once, whoever else reads it.
      const query = readQuery(client, call, { [name]: String(id) });
      const answer = await asHttp(queries.query({ ...query, staleTime: 0 }));
      return { data: recordOf(adapter, dataOf(answer)) };
    },

    getMany: async (resource, { ids }) => {
      const wanted = new Set(ids.map(String));
      return { data: (await whole(resource)).filter((record) => wanted.has(String(record.id))) };
    },

    getManyReference: async (resource, { target, id, filter, sort, pagination, meta }) =>
      localList(await whole(resource), { filter: { ...filter, [target]: id }, sort, pagination, shown: meta?.shown }),

    create: async (resource, { data, meta }) => {
      const adapter = await adapterOf(resource);
      return write(adapter, required(adapter.create, `creating ${resource}`), bodyOf(adapter, data), { press: meta?.press });
    },

    update: async (resource, params) => {
      const adapter = await adapterOf(resource);
      const update = required(adapter.update, `updating ${resource}`);
      const input = updateInput(update, { ...params, data: bodyOf(adapter, params.data) });
      return write(adapter, update.call, input, { press: params.meta?.press, ...versionTag(adapter, params) });
    },

    updateMany: () => unsupported('updating many'),

    delete: async (resource, { id, previousData }) => {
      await remove(await adapterOf(resource), resource, id);
      return { data: previousData ?? identified(id) };
    },

    deleteMany: async (resource, { ids }) => {
      const adapter = await adapterOf(resource);
      for (const id of ids) await remove(adapter, resource, id);
      return { data: ids };
    },
  };
}

/** Returns what makes a call that writes; all earlier reads are renewed after it. */
function writesBy(client: Client, queries: QueryClient) {
  async function write(adapter: Adapter, call: Call, input: Record<string, unknown>, options: SendOptions) {
    const written = dataOf(await asHttp(client.send(call, input, options), adapter.toField));
    // After a write no earlier read is certain, react-admin's lists included: a row may be elsewhere, or in another list. Not awaited: the
    // record is saved, whether or not they have been read again.
    void queries.invalidateQueries();
    const isTold = written !== undefined;
    return { data: isTold ? recordOf(adapter, written) : await readBack(client, adapter, call, input) };
  }

  async function remove(adapter: Adapter, resource: string, id: Identifier) {
    const { call, id: name } = required(adapter.delete, `deleting ${resource}`);
    // Some calls take a list of records.
    const takesSeveral = call.body?.shape[name] instanceof z.ZodMiniArray;
    await asHttp(client.send(call, { [name]: takesSeveral ? [id] : id }), adapter.toField);
    void queries.invalidateQueries();
  }
  return { write, remove };
}

/** Returns the rows that a list shows: a page from its server, or a page of all rows. */
async function rowsOf(sources: Sources, adapter: Adapter, params: GetListParams) {
  const { filter: wanted = {}, sort = byId, pagination = everything, meta } = params;
  const paged = pagedList(adapter);
  if (paged) return pageRows(sources, adapter, paged, { filter: wanted, pagination });
  const { records, filter } = await listRows(sources, adapter, wanted);
  return localList(records, { filter, sort, pagination, shown: meta?.shown });
}

const bodyOf = ({ toBody }: Adapter, form: WireRow): WireRow => (toBody ? toBody(form) : form);

const byId = { field: 'id', order: 'ASC' } as const;
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/** Returns what an update sends: the form's fields, the record's that go along, and its id. */
function updateInput({ id: name, along }: Verb, { id, data, previousData = {} }: UpdateParams): Record<string, unknown> {
  return { ...Object.fromEntries(along.map((field) => [field, previousData[field]])), ...data, [name]: id };
}

const unsupported = (what: string) => Promise.reject(new Error(`The product has no call for ${what}`));
