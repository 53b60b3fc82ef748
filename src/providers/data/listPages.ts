import type { RaRecord } from 'react-admin';
import { z } from 'zod';
import { type Call, pathParams } from '@/contract/call';
import type { Adapter } from './adapter';
import { asHttp } from './httpError';
import { recordsOf, type Sources } from './listRows';
import { readQuery } from './reads';

/** A list that its server gives page by page: its path asks for an offset and a limit. */
export function pagedList({ list }: Adapter): Call | undefined {
  const params = list ? pathParams(list.path) : [];
  return ['offset', 'limit'].every((name) => params.includes(name)) ? list : undefined;
}

interface Pagination {
  page: number;
  perPage: number;
}

// The answer's own array and no copy: by it its records are remembered.
export const pageAnswer = z.object({ data: z.custom<readonly unknown[]>(Array.isArray), len: z.int() });

/** What the call of such a list is asked. */
export const pageInput = ({ page, perPage }: Pagination) => ({ offset: String((page - 1) * perPage), limit: String(perPage) });

/**
 * One page of such a list; of a page past the end the last one, to which the list then goes. The next one is fetched ahead.
 * Rejects with react-admin's `HttpError`.
 */
export async function pageRows({ client, queries }: Sources, adapter: Adapter, list: Call, { page, perPage }: Pagination) {
  const queryOf = (number: number) => readQuery(client, list, pageInput({ page: number, perPage }));
  const read = async (number: number) => pageAnswer.parse(await asHttp(queries.query(queryOf(number))));

  const wanted = await read(page);
  const last = Math.max(1, Math.ceil(wanted.len / perPage));
  const { data, len } = page > last ? await read(last) : wanted;
  // It may fail: whoever goes there asks again, and is told.
  if (page < last) queries.query(queryOf(page + 1)).catch(() => undefined);
  const records: RaRecord[] = recordsOf(adapter)(data);
  return { data: records, total: len };
}
