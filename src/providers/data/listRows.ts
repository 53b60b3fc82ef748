import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import type { Call } from '@/contract/call';
import { remembered } from '@/domain/remembered';
import type { Client } from '@/providers/api/client';
import { type Adapter, recordOf } from './adapter';
import { asHttp } from './httpError';
import { readQuery } from './reads';
import { required } from './required';

interface Sources {
  client: Client;
  queries: QueryClient;
}

type Filter = Readonly<Record<string, unknown>>;

/** The rows of a list, and what of its filter is left for the browser; of a search that isn't complete there are none. */
export async function listRows(sources: Sources, adapter: Adapter, filter: Filter) {
  const list = required(adapter.list, 'listing this');
  if (!list.body) return { records: await read(sources, adapter, list, {}), filter };
  const { body } = list;
  const asked = body.safeParse(filter);
  const rest = Object.entries(filter).filter(([field]) => !Object.hasOwn(body.shape, field));
  return { records: asked.success ? await read(sources, adapter, list, asked.data) : [], filter: Object.fromEntries(rest) };
}

// The answer's own array and no copy: by it its records are remembered.
const rows = z.object({ data: z.custom<readonly unknown[]>(Array.isArray) });

async function read({ client, queries }: Sources, adapter: Adapter, list: Call, input: Filter) {
  const answer = rows.parse(await asHttp(queries.query(readQuery(client, list, input))));
  return recordsOf(adapter)(answer.data);
}

/** The records of a whole list, made once of each answer: paging, sorting and searching come back to the same ones. */
const recordsOf = remembered((adapter: Adapter) =>
  remembered((answer: readonly unknown[]) => answer.map((value) => recordOf(adapter, value))),
);
