import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { z } from 'zod';
import { type Call, pathParams } from '@/contract/call';
import { remembered } from '@/domain/remembered';
import type { Client } from '@/providers/api/client';
import { type Adapter, recordOf } from './adapter';
import { toHttpError } from './httpError';
import { localList } from './localList';
import { forgetReads, readQuery } from './reads';
import { untold } from './untold';

// The answer's own array and no copy: by it its records are remembered.
const rows = z.object({ data: z.custom<readonly unknown[]>(Array.isArray) });
const row = z.object({ data: z.unknown() });

/** react-admin's verbs as named calls. Rejects with react-admin's `HttpError`; a verb without a call rejects too. */
export function createDataProvider(
  client: Client,
  queries: QueryClient,
  adapters: Readonly<Record<string, Adapter>>,
): DataProvider {
  const adapterOf = (resource: string) => required(adapters[resource], `resource ${resource}`);

  async function whole(resource: string) {
    const adapter = adapterOf(resource);
    const list = required(adapter.list, `listing ${resource}`);
    const answer = rows.parse(await asHttp(queries.query(readQuery(client, list, {}))));
    return recordsOf(adapter)(answer.data);
  }

  async function write(adapter: Adapter, call: Call, input: Record<string, unknown>) {
    const answer = row.parse(await asHttp(client.send(call, input)));
    // Not waited for: the record is saved, whether or not the lists have come anew.
    void forgetReads(queries);
    const isTold = answer.data !== undefined;
    return { data: isTold ? recordOf(adapter, answer.data) : await untold(client, adapter, call, input) };
  }

  return {
    getList: async (resource, { filter = {}, sort = byId, pagination = everything, meta }) =>
      localList(await whole(resource), { filter, sort, pagination, shown: meta?.shown }),

    getOne: async (resource, { id }) => {
      const adapter = adapterOf(resource);
      const call = required(adapter.one, `reading one of ${resource}`);
      const [name = 'id'] = pathParams(call.path);
      // Asked anew each time, but not twice at once, whoever else reads it.
      const query = readQuery(client, call, { [name]: String(id) });
      const answer = row.parse(await asHttp(queries.query({ ...query, staleTime: 0 })));
      return { data: recordOf(adapter, answer.data) };
    },

    getMany: async (resource, { ids }) => {
      const wanted = new Set(ids.map(String));
      return { data: (await whole(resource)).filter((record) => wanted.has(String(record.id))) };
    },

    getManyReference: async (resource, { target, id, filter, sort, pagination, meta }) =>
      localList(await whole(resource), { filter: { ...filter, [target]: id }, sort, pagination, shown: meta?.shown }),

    create: async (resource, { data }) => {
      const adapter = adapterOf(resource);
      return write(adapter, required(adapter.create, `creating ${resource}`), data);
    },

    update: async (resource, { id, data }) => {
      const adapter = adapterOf(resource);
      const update = required(adapter.update, `updating ${resource}`);
      return write(adapter, update.call, { ...data, [update.id]: id });
    },

    updateMany: () => unsupported('updating many'),
    delete: () => unsupported('deleting'),
    deleteMany: () => unsupported('deleting many'),
  };
}

const byId = { field: 'id', order: 'ASC' } as const;
const everything = { page: 1, perPage: Number.MAX_SAFE_INTEGER };

/** The records of a whole list, made once of each answer: paging, sorting and searching come back to the same ones. */
const recordsOf = remembered((adapter: Adapter) =>
  remembered((answer: readonly unknown[]) => answer.map((value) => recordOf(adapter, value))),
);

const asHttp = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    throw toHttpError(error);
  }
};

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The product has no call for ${what}`);
  return value;
}

const unsupported = (what: string) => Promise.reject(new Error(`The product has no call for ${what}`));
