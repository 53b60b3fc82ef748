import { safeParse, type z } from 'zod/mini';
import { say } from '@/contract/message';
import { ApiError } from './errors';

/** Reads an answer by its schema; throws `ApiError` where it doesn't fit. `call` names what was asked. */
export function readReply<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: unknown,
  call: string,
  status = 200,
): z.output<Schema> {
  const reply = safeParse(schema, body);
  if (!reply.success) throw new ApiError(status, say('unreadable_reply', { call }));
  return reply.data;
}
