import { z } from 'zod';
import { type RuleKey, say } from './message';

/** The largest id that PostgreSQL's `integer` holds; a larger one is refused here, not by the database. */
const largestId = 2 ** 31 - 1;

/** A record's id: a whole number from 1. */
export const id = z.int(say('must_be_id')).min(1, say('must_be_id')).max(largestId, say('must_be_id'));

/** The two wordings of a bounded text: what it says when too short and when too long. */
type Wording = readonly [tooShort: RuleKey, tooLong: RuleKey];

// PostgreSQL refuses NUL in text, and no field of the product wants the other control characters.
const plain = /^(?:[\t\n\r]|\P{Cc})*$/u;

/** A required text of `min` to `max` characters, counted after trimming. */
export const text = (min: number, max: number, [tooShort, tooLong]: Wording) =>
  z
    .string(say('required'))
    .trim()
    .min(1, { error: say('required'), abort: true })
    .regex(plain, say('must_be_plain_text'))
    .min(min, say(tooShort, { count: min }))
    .max(max, say(tooLong, { count: max }));

/** The remark that an editor must leave with a change, of `min` to `max` characters. */
export const remarks = (min: number, max: number) => text(min, max, ['must_be_more_than', 'must_be_less_than']);

/** A category's, course's or subcourse's code: 2 to 7 characters. */
export const code = text(2, 7, ['more_than', 'cannot_exceeds_from']);

/** An email address, required, folded to lower case. */
export const email = z
  .string(say('required'))
  .trim()
  .toLowerCase()
  .min(1, { error: say('required'), abort: true })
  .max(254, say('must_be_less_than', { count: 254 }))
  .pipe(z.email(say('must_be_email')));

/** A password that is being checked: only required. */
export const password = z
  .string(say('required'))
  .min(1, { error: say('required'), abort: true })
  .max(128, say('password_too_long', { count: 128 }));

/** A password that is being chosen: 8 characters, upper case, lower case, a digit and a special character. */
export const newPassword = password.regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/su, say('strong_password'));

/** Who made and last changed a record, and when (ISO 8601, UTC); null where nobody has. */
export const audit = {
  created_by: z.string().nullable(),
  created_date: z.iso.datetime().nullable(),
  modified_by: z.string().nullable(),
  modified_date: z.iso.datetime().nullable(),
  modified_remarks: z.string().nullable(),
};

/** A success without a record: only the sentence to show. */
export const done = z.object({ msg: z.string() });

/** A success with `data`, and perhaps a sentence to show. */
export const data = <Schema extends z.ZodType>(schema: Schema) => z.object({ data: schema, msg: z.string().optional() });
