import { z } from 'zod/mini';
import { fieldsIn } from '@/domain/fieldsIn';

/** The reply of a server that keeps the contract, by the schema that reads replies more leniently. */
const answers = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

const sentence = z.catch(z.optional(z.string()), undefined);

/** A success with `data`, and perhaps a message to show. */
export const data = <Schema extends z.ZodMiniType>(schema: Schema) => z.object({ data: schema, msg: sentence });

/** A success whose list is one level deeper, in `data.data`; other servers return it in `data`. */
export const nested = <Row extends z.ZodMiniType>(row: Row) => {
  const list = z.array(row);
  const deeper = z.object({ data: list });
  const either = z.pipe(
    z.union([list, deeper]),
    z.transform((answered) => (Array.isArray(answered) ? answered : answered.data)),
  );
  return lenient(z.object({ data: either, msg: sentence }), z.object({ data: deeper }));
};

/** The total number of rows: `[{ len: 42 }]`, or in other servers without the object or the list. */
const total = z.pipe(
  z.pipe(
    z.pipe(
      z.union([
        z.array(z.union([z.object({ len: z.int() }), z.int()])).check(z.minLength(1)),
        z.object({ len: z.int() }),
        z.int(),
      ]),
      z.transform((len) => (Array.isArray(len) ? len[0] : len)),
    ),
    z.transform((len) => (typeof len === 'object' ? len.len : len)),
  ),
  z.int().check(z.minimum(0)),
);

/** A success with one page of a list, and in `len` the number of rows on all pages. */
export const page = <Schema extends z.ZodMiniType>(row: Schema) => {
  const rows = z.array(row);
  return lenient(
    z.object({ data: rows, len: total, msg: sentence }),
    z.object({ data: rows, len: z.array(z.object({ len: z.int() })) }),
  );
};

/** A success with the first rows of a list, and in `len` the number of all; other servers return all rows, and may omit `len`. */
export const beginning = <Schema extends z.ZodMiniType>(row: Schema) => {
  const rows = z.array(row);
  return lenient(
    z.object({ data: rows, len: z.catch(z.optional(total), undefined), msg: sentence }),
    z.object({ data: rows, len: z.array(z.object({ len: z.int() })) }),
  );
};

/** A success without a record, perhaps with a message to show. */
export const done = lenient(success<{ msg: string }>(), z.object({ msg: z.string() }));

/**
 * The success of a write, with the record after it. Deployed servers also return no record, a part of one or a mere text: then `data` is
 * undefined, and whoever needs the record reads it again.
 */
export const written = <Schema extends z.ZodMiniType>(schema: Schema) =>
  lenient(
    z.pipe(
      success<{ data: z.input<Schema>; msg: string }>(),
      z.transform((reply) => ({
        data: z.safeParse(schema, reply.data).data,
        msg: reply.msg,
      })),
    ),
    z.object({ data: schema, msg: z.string() }),
  );

/** Returns the schema of our own server's reply to a call, which the API document has too. */
export const answerOf = (reply: z.ZodMiniType): z.ZodMiniType => answers.get(reply) ?? reply;

/** Notes our own server's reply to a call whose reply is read more leniently. */
export function lenient<Reply extends z.ZodMiniType>(reply: Reply, answer: z.ZodMiniType): Reply {
  answers.set(reply, answer);
  return reply;
}

/** Accepts any JSON, or an empty reply; `Answer` is our own server's. */
function success<Answer>() {
  return z.pipe(
    z.custom<Answer>((body) => body !== undefined),
    z.transform((body) => said(body)),
  );
}

function said(body: unknown): { data?: unknown; msg?: string | undefined } {
  const { msg, ...rest } = fieldsIn(body);
  return { data: rest['data'], msg: typeof msg === 'string' ? msg : undefined };
}
