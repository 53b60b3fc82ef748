import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import type { Adapter } from '@/contract/adapter';
import type { Call } from '@/contract/call';
import { fieldsIn } from '@/domain/fieldsIn';
import { remembered } from '@/domain/remembered';
import { dataOf, rowsIn } from './answerData';
import { asHttp } from './httpError';
import { type Age, type Filter, reader, recordsOf, type Sources } from './listRows';
import { readQuery, readsOf } from './reads';
import { recordOf } from './records';

/** Returns the cached records of a resource, each with the call that read it and the call's input. */
export function cachedRecords(queries: QueryClient, adapter: Adapter) {
  const { list, tree, find, one } = adapter;
  const alone = (one ? readsOf(queries, one) : []).flatMap(({ input, answer }) => {
    const row = dataOf(answer);
    return typeof row === 'object' && row !== null ? [{ record: oneOf(adapter)(row), call: one, input }] : [];
  });
  const listed = [list, tree, find?.call].flatMap((call) =>
    (call ? readsOf(queries, call) : []).flatMap(({ input, answer }) => {
      const rows = rowsIn(answer);
      const records = call === tree ? rows.flatMap(withBelow).map((row) => recordOf(adapter, row)) : recordsOf(adapter)(rows);
      return records.map((record: RaRecord) => ({ record, call, input }));
    }),
  );
  return [...listed, ...alone];
}

/** Makes the record of an answer about one, once. */
const oneOf = remembered((adapter: Adapter) => remembered((row: object): RaRecord => recordOf(adapter, row)));

/** Reads one of a resource's calls into the cache, where `cachedRecords` finds its records. */
export async function cacheRecords(sources: Sources, adapter: Adapter, call: Call, input: Filter, age: Age): Promise<void> {
  if (call === adapter.tree) await asHttp(sources.queries.query({ ...readQuery(sources.client, call, input), ...age }));
  else await reader(sources, adapter, age)(call, input);
}

function withBelow(row: unknown): unknown[] {
  const { children } = fieldsIn(row);
  return [row, ...(Array.isArray(children) ? children.flatMap(withBelow) : [])];
}

/**
 * Returns a record from a cached list, to be shown until it has loaded: only where by the contract the list's row has all fields of the
 * record, or all of these fields of a form. It is undefined once a write has invalidated the list.
 */
export function cachedRecord(queries: QueryClient, adapter: Adapter, id: Identifier, fields?: readonly string[]) {
  const { list } = adapter;
  const said = list && saidOfRows(adapter, list);
  if (!said || (said === 'a part' && !fields)) return undefined;
  const reads = readsOf(queries, list).filter(({ isSure }) => isSure);
  for (const { answer } of reads.toSorted((one, other) => other.at - one.at)) {
    const rows: RaRecord[] = recordsOf(adapter)(rowsIn(answer));
    const found = rows.find((record) => String(record.id) === String(id));
    if (found) return said === 'all' || fields?.every((field) => field in found) ? found : undefined;
  }
  return undefined;
}

/** Returns how much of its record a list's row has by the contract; undefined where a field may differ. */
function saidOfRows({ one }: Adapter, list: Call): 'all' | 'a part' | undefined {
  if (!one) return 'all';
  const [rows, record] = [saidIn(list), saidIn(one)];
  if (!(rows instanceof z.ZodMiniArray && record instanceof z.ZodMiniObject)) return undefined;
  const row = rows.def.element;
  if (row === record) return 'all';
  const isPart =
    row instanceof z.ZodMiniObject && Object.entries(row.shape).every(([field, said]) => record.shape[field] === said);
  return isPart ? 'a part' : undefined;
}

const saidIn = ({ reply }: Call): unknown => (reply instanceof z.ZodMiniObject ? reply.shape.data : undefined);
