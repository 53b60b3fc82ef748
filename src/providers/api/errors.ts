import { z } from 'zod';
import { ruleOfText } from './serverText';

/** A refusal, or no answer at all (status 0). */
export class ApiError extends Error {
  override name = 'ApiError';
  constructor(
    readonly status: number,
    /** For a toast: a rule's text as `say` encodes it, or the server's own. */
    message: string,
    /** Texts by wire field; `non_field_errors` are of the whole form. */
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
  }
}

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string()).min(1)]);
const saying = z.object({ msg: z.string().optional().catch(undefined), detail: z.string().optional().catch(undefined) });
const keyed = z.record(z.string(), z.unknown());
/** Where deployed servers put their field errors, in the order of trust. */
const places = [
  z.object({ errors: keyed }).transform(({ errors }) => errors),
  z.object({ data: keyed }).transform(({ data }) => data),
  keyed,
];

/** The error of a refused request, whatever shape the server gave it; never throws. */
export function readRefusal(status: number, body: unknown): ApiError {
  const { msg, detail } = saying.safeParse(body).data ?? {};
  const fields = fieldsOf(body);
  const first = Object.values(fields)[0]?.[0];
  return new ApiError(status, ruleOfText(msg ?? detail ?? first ?? plainly(status)), fields);
}

function fieldsOf(body: unknown): Record<string, string[]> {
  for (const place of places) {
    const found = Object.entries(place.safeParse(body).data ?? {}).flatMap(([field, value]): [string, string[]][] => {
      const read = texts.safeParse(value);
      return read.success && !envelope.has(field) ? [[field, read.data.map(ruleOfText)]] : [];
    });
    if (found.length > 0) return Object.fromEntries(found);
  }
  return {};
}

/** Names that carry the answer itself, not a field. */
const envelope = new Set(['msg', 'detail', 'data', 'errors', 'status']);

const plainly = (status: number) => (status >= 500 ? 'rules.server_error' : 'rules.refused');
