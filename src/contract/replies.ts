import { z } from 'zod';

/** What a server that keeps the contract answers, by the reply that is read more leniently. */
const answers = new WeakMap<z.ZodType, z.ZodType>();

const sentence = z.string().optional().catch(undefined);

/** A success with `data`, and perhaps a sentence to show. */
export const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema, msg: sentence });

/** A success whose list stands one step deeper, in `data.data`; other servers answer it where lists usually are. */
export const nested = <Row extends z.ZodType>(row: Row) => {
  const list = z.array(row);
  const deeper = z.object({ data: list });
  const either = z.union([list, deeper]).transform((answered) => (Array.isArray(answered) ? answered : answered.data));
  return lenient(z.object({ data: either, msg: sentence }), z.object({ data: deeper }));
};

/** How many there are in all: `[{ len: 42 }]`, or as other servers put it, without the object or the list. */
const total = z
  .union([z.array(z.union([z.object({ len: z.int() }), z.int()])).min(1), z.object({ len: z.int() }), z.int()])
  .transform((len) => (Array.isArray(len) ? len[0] : len))
  .transform((len) => (typeof len === 'object' ? len.len : len))
  .pipe(z.int().min(0));

/** A success with one page of a list, and in `len` how many rows there are on all of its pages. */
export const page = <Schema extends z.ZodType>(row: Schema) => {
  const rows = z.array(row);
  return lenient(
    z.object({ data: rows, len: total, msg: sentence }),
    z.object({ data: rows, len: z.array(z.object({ len: z.int() })) }),
  );
};

/** A success with the first rows of a list, and in `len` how many there are in all: other servers answer all of them, and may leave that out. */
export const beginning = <Schema extends z.ZodType>(row: Schema) => {
  const rows = z.array(row);
  return lenient(
    z.object({ data: rows, len: total.optional().catch(undefined), msg: sentence }),
    z.object({ data: rows, len: z.array(z.object({ len: z.int() })) }),
  );
};

/** A success without a record: perhaps a sentence to show. */
export const done = lenient(success<{ msg: string }>(), z.object({ msg: z.string() }));

/**
 * The success of a write, with what it made of the record. Deployed servers answer no record, a part of one or a mere
 * text as well: then `data` is undefined, and who needs the record reads it anew.
 */
export const written = <Schema extends z.ZodType>(schema: Schema) =>
  lenient(
    success<{ data: z.input<Schema>; msg: string }>().transform((reply) => ({
      data: z.safeParse(schema, reply.data).data,
      msg: reply.msg,
    })),
    z.object({ data: schema, msg: z.string() }),
  );

/** What a server of ours answers to a call, and what the API document says of it. */
export const answerOf = (reply: z.ZodType): z.ZodType => answers.get(reply) ?? reply;

function lenient<Reply extends z.ZodType>(reply: Reply, answer: z.ZodType): Reply {
  answers.set(reply, answer);
  return reply;
}

/** Any JSON, or an answer that is empty; `Answer` is what a server of ours answers. */
function success<Answer>() {
  return z
    .custom<Answer>((body) => body !== undefined)
    .transform((body): { data?: unknown; msg?: string | undefined } => said.safeParse(body).data ?? {});
}

const said = z.object({ data: z.unknown().optional(), msg: sentence });
