import type { RaRecord } from 'react-admin';
import { z } from 'zod/mini';
import type { Verb } from '@/contract/adapter';

/** Returns a call's input: the record's id, or the ids of all records if the call takes a list. */
export function inputOf(change: Verb, records: readonly RaRecord[]): Record<string, unknown> {
  const ids = records.map((record) => record.id);
  return { [change.id]: takesSeveral(change) ? ids : ids[0] };
}

/** Tells whether a call takes a list of records. */
export const takesSeveral = ({ id, call: { body } }: Verb): boolean => body?.shape[id] instanceof z.ZodMiniArray;

/** Returns those records that a call for several has changed, where its reply says which; one may be as it is to be already. */
export function changedOf(records: readonly RaRecord[], change: Verb, reply: unknown): readonly RaRecord[] {
  const rows = takesSeveral(change)
    ? z.object({ data: z.array(z.object({ iid: z.number() })) }).safeParse(reply).data?.data
    : undefined;
  const changed = rows && new Set(rows.map(({ iid }) => iid));
  return changed ? records.filter(({ id }) => changed.has(Number(id))) : records;
}
