import { z } from 'zod/mini';
import { fieldErrors, Refusal } from '@/backend/refusal';
import { ReferenceViolation, UniqueViolation, unavailableIn } from '@/backend/store/port';
import { uniqueRules } from '@/backend/store/uniqueKeys';
import type { Call } from '@/contract/call';
import { inEnglish } from '@/contract/inEnglish';
import { apart, say, together } from '@/contract/message';
import { fieldsIn } from '@/domain/fieldsIn';

/** Several texts are a line each. */
const linesInEnglish = (text: string): string => together(apart(text).map(inEnglish));
const sentence = z.optional(z.pipe(z.string(), z.transform(linesInEnglish)));
const refusal = z.object({
  msg: sentence,
  detail: sentence,
  errors: z.optional(z.record(z.string(), z.array(z.pipe(z.string(), z.transform(inEnglish))))),
  data: z.optional(z.object({ by: z.string(), date: z.string(), fields: z.array(z.string()) })),
});

/** Makes the response of a successful call, with its message in English. */
export function succeed(reply: unknown, headers: Record<string, string> = {}): Response {
  const { msg, ...rest } = fieldsIn(reply);
  return respond(200, { ...rest, ...(typeof msg === 'string' && { msg: inEnglish(msg) }) }, headers);
}

/** Makes the response to who has the present answer. */
export const unchanged = (etag: string): Response => new Response(null, { status: 304, headers: named(etag) });

/** A browser keeps an answer that has a name, and asks each time whether it still has that: of records, not of people. */
export const named = (etag: string) => ({ 'cache-control': 'private, no-cache', etag });

const rowsReply = z.object({ rows: z.array(z.unknown()), total: z.int() });
const asked = z.object({ range: z.tuple([z.int(), z.int()]) });

/** Makes the response of a list in the form of ra-data-simple-rest. */
export function succeedWithRows({ path }: Pick<Call, 'path'>, query: unknown, reply: unknown): Response {
  const { rows, total } = rowsReply.parse(reply);
  const [first] = asked.parse(query).range;
  const last = Math.max(first + rows.length - 1, 0);
  return respond(200, rows, { 'content-range': `${path.split('/').pop()} ${first}-${last}/${total}` });
}

/** How long whoever asks too often waits, in seconds, where the refusal doesn't say. */
const aMoment = 1;

/** Makes the response of a refusal, with its messages in English; one of too many requests says when the next is possible. */
export const refuse = ({ status, body, retryAfter = aMoment }: Refusal): Response =>
  respond(status, refusal.parse(body), status === 429 ? { 'retry-after': String(retryAfter) } : {});

/** Says what an unexpected error means to whoever sent a call, and reveals nothing about the code. */
export function meaningOf(error: unknown): { status: 500 | 503 | 507; msg: string } {
  const kind = unavailableIn(error)?.kind;
  if (kind === 'full') return { status: 507, msg: say('store_full') };
  return kind ? { status: 503, msg: say('store_unavailable') } : { status: 500, msg: say('server_error') };
}

/** Makes the response to an unexpected error. */
export function fail(error: unknown): Response {
  const { status, msg } = meaningOf(error);
  return respond(status, refusal.parse({ msg }));
}

/** Returns the refusal that an error stands for; undefined for an unexpected error. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof ReferenceViolation) return new Refusal(409, { msg: say('reference_broken') });
  if (error instanceof UniqueViolation) return conflict(error.rules);
  return undefined;
}

function conflict(names: readonly string[]): Refusal | undefined {
  const rules = uniqueRules.filter(({ name }) => names.includes(name));
  const [first, ...others] = new Set(rules.map(({ message }) => message));
  if (!first) return undefined;
  const errors = fieldErrors(rules.map(({ field, message }) => [field, say(message)]));
  return new Refusal(409, { msg: say(others.length > 0 ? 'invalid_fields' : first), errors });
}

const respond = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
