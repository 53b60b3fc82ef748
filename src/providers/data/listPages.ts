import { HttpError, type RaRecord } from 'react-admin';
import type { Adapter, Narrowing } from '@/contract/adapter';
import { type Call, pathParams } from '@/contract/call';
import { fieldsIn } from '@/domain/fieldsIn';
import { everyRow } from '@/domain/rows/everyRow';
import type { Client } from '@/providers/api/client';
import { rowsIn } from './answerData';
import { asHttp } from './httpError';
import { type Filter, recordsOf, type Sources } from './listRows';
import { freshFor, readQuery } from './reads';

/** Returns the call of a list that its server gives page by page: its path has an offset and a limit. */
export function pagedList({ list }: Adapter): Call | undefined {
  const params = list ? pathParams(list.path) : [];
  return ['offset', 'limit'].every((name) => params.includes(name)) ? list : undefined;
}

/** A page of the rows, and the number of all. */
const pageIn = (answer: unknown) => ({ data: rowsIn(answer), len: Number(fieldsIn(answer)['len']) });

/** How many rows are requested at once where all are needed: the most that our server returns. */
const mostAtOnce = 100;

interface Pagination {
  page: number;
  perPage: number;
}

interface Wanted {
  filter: Filter;
  pagination: Pagination;
}

/**
 * Reads one page of such a list, narrowed by its filter where its adapter says how; for a page past the end, the last one, to which the list
 * then goes. Rejects with react-admin's `HttpError`.
 */
export async function pageRows(sources: Sources, adapter: Adapter, list: Call, { filter, pagination }: Wanted) {
  const { narrowing } = adapter;
  const input = narrowing?.asked(filter) ?? {};
  if (!narrowing || Object.keys(input).length === 0) return pagesOf(sources, adapter, { call: list, input: {} }, pagination);
  if (!lacking.has(sources.client)) {
    try {
      return await pagesOf(sources, adapter, { call: narrowing.call, input }, pagination);
    } catch (error) {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
      lacking.add(sources.client);
    }
  }
  return pageOf(recordsOf(adapter)(await narrowedRows(sources, narrowing, input)), pagination);
}

/** The clients whose server lacks the calls that narrow a list: they aren't asked again. */
const lacking = new WeakSet<Client>();

/** Reads all rows that are left by other calls; the pages share the answer. */
const narrowedRows = ({ client, queries }: Sources, { call, otherwise }: Narrowing, input: Filter) =>
  asHttp(
    queries.query({
      queryKey: ['narrowed', call.name, input],
      queryFn: ({ signal }) => otherwise(client, input, { signal }),
      staleTime: freshFor,
    }),
  );

/** Returns one page of records that are all at hand. */
function pageOf(records: readonly RaRecord[], { page, perPage }: Pagination) {
  const last = Math.max(1, Math.ceil(records.length / perPage));
  const start = (Math.min(page, last) - 1) * perPage;
  return { data: records.slice(start, start + perPage), total: records.length };
}

interface Asked {
  call: Call;
  /** What is sent beside the page. */
  input: Filter;
}

/** Reads a page by a call, and preloads the next one. A page of more rows than a server returns at once is all of them. */
async function pagesOf({ client, queries }: Sources, adapter: Adapter, { call, input }: Asked, { page, perPage }: Pagination) {
  const queryOf = (offset: number, limit: number) =>
    readQuery(client, call, { ...input, offset: String(offset), limit: String(limit) });
  const read = async (offset: number, limit = perPage) => pageIn(await asHttp(queries.query(queryOf(offset, limit))));
  const records: (answer: readonly unknown[]) => RaRecord[] = recordsOf(adapter);
  if (perPage > mostAtOnce) {
    const all = (await everyRow((offset) => read(offset, mostAtOnce))).flatMap(({ data }) => records(data));
    return { data: all, total: all.length };
  }

  const startOf = (number: number) => (number - 1) * perPage;
  const wanted = await read(startOf(page));
  const last = Math.max(1, Math.ceil(wanted.len / perPage));
  const { data, len } = page > last ? await read(startOf(last)) : wanted;
  // It may fail: opening that page repeats it and shows the error.
  if (page < last) queries.query(queryOf(startOf(page + 1), perPage)).catch(() => undefined);
  return { data: records(data), total: len };
}
