import { z } from 'zod/mini';
import type { Call, Input } from '@/contract/call';
import type { Adapter } from './adapter';
import { pageAnswer, pagedList, pageInput, pageRows } from './listPages';
import { listAnswer, recordsOf, type Sources, splitFilter } from './listRows';
import { localList } from './localList';
import { readQuery } from './reads';
import type { Shown } from './shown';

/** react-admin's query key of a list. */
const listKey = z.tuple([
  z.string(),
  z.literal('getList'),
  z.object({
    pagination: z.object({ page: z.int(), perPage: z.number() }),
    sort: z.object({ field: z.string(), order: z.enum(['ASC', 'DESC']) }),
    filter: z.record(z.string(), z.unknown()),
    meta: z.optional(z.object({ shown: z.optional(z.custom<Shown>()) })),
  }),
]);
type ListParams = z.infer<typeof listKey>[2];

/**
 * Fills a list from the cache as soon as its query is added, where the answer for its rows is there and valid: so its first render, and
 * that of its next page, has rows without awaiting a promise. The list gets their age and is read again as it would have been.
 */
export function fillLists(sources: Sources, adapterAtHand: (resource: string) => Adapter | undefined): void {
  const { queries } = sources;
  queries.getQueryCache().subscribe(({ type, query }) => {
    const asked = type === 'added' ? listKey.safeParse(query.queryKey).data : undefined;
    const adapter = asked && adapterAtHand(asked[0]);
    const found = adapter && atHand(sources, adapter, asked[2]);
    if (found) queries.setQueryData(query.queryKey, found.rows, { updatedAt: found.updatedAt });
  });
}

function atHand(sources: Sources, adapter: Adapter, params: ListParams) {
  try {
    const paged = pagedList(adapter);
    return paged ? pageAtHand(sources, adapter, paged, params) : listAtHand(sources, adapter, params);
  } catch {
    // The list's own query reports the error.
    return undefined;
  }
}

function listAtHand(sources: Sources, adapter: Adapter, { filter: wanted, meta, ...params }: ListParams) {
  const { list, pageSize } = adapter;
  if (!list || pageSize !== undefined) return undefined;
  const { input, filter } = splitFilter(adapter, list, wanted);
  const read = input && answerOf(sources, list, input);
  if (!read) return undefined;
  const records = recordsOf(adapter)(listAnswer.parse(read.data).data);
  return { rows: localList(records, { ...params, filter, shown: meta?.shown }), updatedAt: read.dataUpdatedAt };
}

function pageAtHand(sources: Sources, adapter: Adapter, list: Call, { pagination }: ListParams) {
  const read = answerOf(sources, list, pageInput(pagination));
  if (!read) return undefined;
  const { data, len: total } = pageAnswer.parse(read.data);
  if (data.length === 0) return undefined;
  // Preloads the page after it, as a read of this one would.
  void pageRows(sources, adapter, list, pagination).catch(() => undefined);
  return { rows: { data: recordsOf(adapter)(data), total }, updatedAt: read.dataUpdatedAt };
}

/** Returns the state of a read that succeeded, and that no write since has invalidated. */
function answerOf({ client, queries }: Sources, call: Call, input: Input<Call>) {
  const read = queries.getQueryState(readQuery(client, call, input).queryKey);
  return read?.status === 'success' && !read.isInvalidated ? read : undefined;
}
