import type { QueryClient } from '@tanstack/react-query';
import type { Identifier, RaRecord } from 'react-admin';
import { z } from 'zod';
import type { Call } from '@/contract/call';
import type { Adapter } from './adapter';
import { listAnswer, recordsOf } from './listRows';
import { readsOf } from './reads';

/**
 * A record out of a list that was read, to be shown until it has been read by itself: where the contract gives a list's row all
 * that a record has, or all that these fields of a form hold. No change since has put it in doubt.
 */
export function recordAtHand(queries: QueryClient, adapter: Adapter, id: Identifier, fields?: readonly string[]) {
  const { list } = adapter;
  const said = list && saidOfRows(adapter, list);
  if (!said || (said === 'a part' && !fields)) return undefined;
  const reads = readsOf(queries, list).filter(({ isSure }) => isSure);
  for (const { answer } of reads.toSorted((one, other) => other.at - one.at)) {
    const rows: RaRecord[] = recordsOf(adapter)(listAnswer.parse(answer).data);
    const found = rows.find((record) => String(record.id) === String(id));
    if (found) return said === 'all' || fields?.every((field) => field in found) ? found : undefined;
  }
  return undefined;
}

/** How much of its record a list's row has by the contract; undefined where it may say the same otherwise. */
function saidOfRows({ one }: Adapter, list: Call): 'all' | 'a part' | undefined {
  if (!one) return 'all';
  const [rows, record] = [dataOf(list), dataOf(one)];
  if (!(rows instanceof z.ZodArray && record instanceof z.ZodObject)) return undefined;
  const row = rows.element;
  if (row === record) return 'all';
  const isPart = row instanceof z.ZodObject && Object.entries(row.shape).every(([field, said]) => record.shape[field] === said);
  return isPart ? 'a part' : undefined;
}

const dataOf = ({ reply }: Call): unknown => (reply instanceof z.ZodObject ? reply.shape.data : undefined);
