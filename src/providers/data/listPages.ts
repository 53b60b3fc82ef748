import type { RaRecord } from 'react-admin';
import { type Call, pathParams } from '@/contract/call';
import { fieldsIn } from '@/domain/fieldsIn';
import type { Adapter } from './adapter';
import { rowsIn } from './answerData';
import { asHttp } from './httpError';
import { recordsOf, type Sources } from './listRows';
import { readQuery } from './reads';

/** Returns the call of a list that its server gives page by page: its path has an offset and a limit. */
export function pagedList({ list }: Adapter): Call | undefined {
  const params = list ? pathParams(list.path) : [];
  return ['offset', 'limit'].every((name) => params.includes(name)) ? list : undefined;
}

/** A page of the rows, and the number of all. */
const pageIn = (answer: unknown) => ({ data: rowsIn(answer), len: Number(fieldsIn(answer)['len']) });

const sliceInput = (offset: number, limit: number) => ({ offset: String(offset), limit: String(limit) });

/** How many rows are requested at once where all are needed: the most that our server returns. */
const mostAtOnce = 100;

/**
 * Reads one page of such a list; for a page past the end, the last one, to which the list then goes. The next page is preloaded. A page of
 * more rows than a server returns at once is all of them. Rejects with react-admin's `HttpError`.
 */
export async function pageRows(
  { client, queries }: Sources,
  adapter: Adapter,
  list: Call,
  pagination: { page: number; perPage: number },
) {
  const { page, perPage } = pagination;
  const queryOf = (offset: number, limit: number) => readQuery(client, list, sliceInput(offset, limit));
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

type Answer = ReturnType<typeof pageIn>;

/** Reads all rows, one answer after the other: a server may return fewer than requested, and one that returns none has no more. */
async function everyRow(read: (offset: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let offset = 0, total = 1; offset < total; ) {
    const answer = await read(offset);
    answers.push(answer);
    offset += answer.data.length;
    total = answer.data.length === 0 ? offset : answer.len;
  }
  return answers;
}
