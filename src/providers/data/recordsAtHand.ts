import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import type { Call } from '@/contract/call';
import { type Adapter, recordOf } from './adapter';
import { asHttp } from './httpError';
import { type Age, type Filter, listAnswer, reader, recordsOf, type Sources } from './listRows';
import { readQuery, readsOf } from './reads';

/** Returns the cached records of a resource, each with the call that read it and the call's input. */
export function recordsAtHand(queries: QueryClient, adapter: Adapter) {
  const { list, tree, find } = adapter;
  return [list, tree, find?.call].flatMap((call) =>
    (call ? readsOf(queries, call) : []).flatMap(({ input, answer }) => {
      const { data } = listAnswer.parse(answer);
      const records = call === tree ? data.flatMap(withBelow).map((row) => recordOf(adapter, row)) : recordsOf(adapter)(data);
      return records.map((record: RaRecord) => ({ record, call, input }));
    }),
  );
}

/** Reads one of a resource's calls into the cache, where `recordsAtHand` finds its records. */
export async function bringToHand(sources: Sources, adapter: Adapter, call: Call, input: Filter, age: Age): Promise<void> {
  if (call === adapter.tree) await asHttp(sources.queries.query({ ...readQuery(sources.client, call, input), ...age }));
  else await reader(sources, adapter, age)(call, input);
}

const withBelow = (row: unknown): unknown[] => [row, ...branch.parse(row).children.flatMap(withBelow)];
const branch = z.object({ children: z.catch(z.array(z.unknown()), []) });
