import type { QueryClient } from '@tanstack/react-query';
import { HttpError, type Identifier } from 'react-admin';
import type { Adapter } from '@/contract/adapter';
import type { Call } from '@/contract/call';
import { type RuleKey, say } from '@/contract/message';
import { remembered } from '@/domain/remembered';
import type { Client } from '@/providers/api/client';
import { rowsIn } from './answerData';
import { everyPage } from './everyPage';
import { asHttp } from './httpError';
import { readQuery } from './reads';
import { recordOf } from './records';

/** Returns the part of an adapter that a verb of react-admin needs; throws where it is missing. */
export function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`The product has no call for ${what}`);
  return value;
}

/** The client that lists are read by, and the cache of what was read. */
export interface Sources {
  client: Client;
  queries: QueryClient;
}

export type Filter = Readonly<Record<string, unknown>>;

/** How old an answer may be, in milliseconds; by default as old as for any reader. */
export type Age = { staleTime?: number };

/** Reads the rows of a list, and returns the rest of its filter, which the browser applies; an incomplete search has no rows. */
export async function listRows(sources: Sources, adapter: Adapter, filter: Filter, age: Age = {}) {
  const list = required(adapter.list, 'listing this');
  const read = reader(sources, adapter, age);
  const { input, filter: left } = splitFilter(adapter, list, filter);
  return { records: input ? await read(list, input) : [], filter: left };
}

/** Splits a list's filter into the call's input and the rest, which the browser applies; an incomplete search has no input. */
function splitFilter({ leading = [] }: Adapter, { body }: Call, filter: Filter): { input: Filter | undefined; filter: Filter } {
  if (!body) return { input: {}, filter };
  const rest = Object.entries(filter).filter(([field]) => !Object.hasOwn(body.shape, field) && !leading.includes(field));
  return { input: body.safeParse(filter).data, filter: Object.fromEntries(rest) };
}

/** Reads a record that has no call of its own from a fresh list; rejects with a 404 that says why it isn't there. */
export async function oneOfList(sources: Sources, adapter: Adapter, id: Identifier, filter: Filter = {}) {
  const { records } = await listRows(sources, adapter, filter, { staleTime: 0 });
  const record = records.find((each) => String(each.id) === String(id));
  if (!record) throw new HttpError(say(absence(adapter, filter)), 404);
  return record;
}

/** Returns why a list lacks a record: another search may well have it. */
function absence({ list }: Adapter, filter: Filter): RuleKey {
  if (!list?.body) return 'record_not_found';
  return list.body.safeParse(filter).success ? 'record_not_in_search' : 'record_unsearched';
}

/** Makes a reader of a list's rows, of all its numbered pages. */
export const reader =
  ({ client, queries }: Sources, adapter: Adapter, age: Age) =>
  async (list: Call, input: Filter) => {
    const read = async (asked: Filter) => {
      const answer = await asHttp(queries.query({ ...readQuery(client, list, asked), ...age }));
      return recordsOf(adapter)(rowsIn(answer));
    };
    return adapter.pageSize === undefined ? read(input) : everyPage((page) => read({ ...input, page }), adapter.pageSize);
  };

/** Makes the records of a list or page once for each answer, so that paging, sorting and searching use the same objects. */
export const recordsOf = remembered((adapter: Adapter) =>
  remembered((answer: readonly unknown[]) => answer.map((value) => recordOf(adapter, value))),
);
