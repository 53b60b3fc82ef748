import type { Adapter } from '@/contract/adapter';
import { type Call, pathParams } from '@/contract/call';
import type { Client } from '@/providers/api/client';
import { dataOf } from './answerData';
import { recordOf, unknownRecord } from './records';

/** Returns a record that this call wrote where the server didn't return it: read again, or unknown if it is new. */
export async function readBack(client: Client, adapter: Adapter, call: Call, input: Readonly<Record<string, unknown>>) {
  const id = call === adapter.update?.call ? input[adapter.update.id] : undefined;
  if (typeof id !== 'number' && typeof id !== 'string') return unknownRecord;
  const { one } = adapter;
  const [name = 'id'] = one ? pathParams(one.path) : [];
  // The record is saved, whether or not it can be read just now.
  const answer = one && (await client.send(one, { [name]: String(id) }).catch(() => undefined));
  return answer === undefined ? { ...input, id } : recordOf(adapter, dataOf(answer));
}
