import { z } from 'zod';
import { type Call, pathParams } from '@/contract/call';
import type { Client } from '@/providers/api/client';
import { type Adapter, recordOf, unknownRecord } from './adapter';

const row = z.object({ data: z.unknown() });

/** A record that was written by this call, where its server didn't tell what became of it: read anew, or unknown where it is new. */
export async function untold(client: Client, adapter: Adapter, call: Call, input: Readonly<Record<string, unknown>>) {
  const id = call === adapter.update?.call ? input[adapter.update.id] : undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return unknownRecord;
  const { one } = adapter;
  const [name = 'id'] = one ? pathParams(one.path) : [];
  // It is saved, whether or not it can be read just now.
  const answer = one && (await client.send(one, { [name]: String(id) }).catch(() => undefined));
  return answer === undefined ? { ...input, id } : recordOf(adapter, row.parse(answer).data);
}
