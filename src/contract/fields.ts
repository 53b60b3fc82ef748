import { z } from 'zod/mini';
import { fromBs } from '@/domain/calendar/bikramSambat';
import { dayAt } from '@/domain/calendar/wallClock';
import { isBlank, isPlain, isStorable, lengthOf, manyLines, oneLine } from '@/domain/characters';
import { hasDefinition } from '@/domain/formulas/formulaCommands';
import { deepest, depthOf } from '@/domain/html/depth';
import { hasContent } from '@/domain/html/hasContent';
import { isTooEmpty } from '@/domain/html/tables';
import { visibleText } from '@/domain/html/visibleText';
import { typedFigures } from '@/domain/typed/typedFigures';
import { largestNumber } from '@/domain/typed/wholeNumber';
import { bsDateFault } from './bsDateFault';
import { alone } from './formRules';
import { type RuleKey, say } from './message';
import { preprocess } from './preprocess';

/** A record's id: a whole number from 1. */
export const id = reference('must_be_id');

/** Makes a field for the id of a chosen record; `unchosen` is its message where nothing was chosen. */
export function reference(unchosen: RuleKey) {
  return z.int(say(unchosen)).check(z.minimum(1, say(unchosen)), z.maximum(largestNumber, say(unchosen)));
}

/** A record's place among its siblings: a whole number from 1. */
export const place = reference('required');

/** A wire flag. */
export const yesNo = z.enum(['y', 'n'], say('required'));
export type YesNo = z.infer<typeof yesNo>;
export const isYes = (flag: unknown): boolean => flag === 'y';

/** A flag of a model set on the wire. */
export const trueFalse = z.enum(['TRUE', 'FALSE'], say('required'));
export type TrueFalse = z.infer<typeof trueFalse>;
export const isTrue = (flag: unknown): boolean => flag === 'TRUE';

/** A flag of this kind in a record: other servers return a boolean, or other letters. */
export const truth = z.pipe(
  z.pipe(
    z.union([z.boolean(), z.string().check(z.regex(/^(?:true|false)$/i))]),
    z.transform((value): TrueFalse => (String(value).toUpperCase() === 'TRUE' ? 'TRUE' : 'FALSE')),
  ),
  trueFalse,
);

/** A flag of a record: other servers return true, 1 or a capital letter as well, and their opposites. */
export const flag = z.pipe(
  z.pipe(
    z.union([yesNo, z.boolean(), z.literal([0, 1, 'Y', 'N'])]),
    z.transform((value): YesNo => (value === 'y' || value === 'Y' || value === true || value === 1 ? 'y' : 'n')),
  ),
  yesNo,
);

/** The messages of a bounded text: too short, too long and, if there is a separate one, blank. */
type Wording = readonly [tooShort: RuleKey, tooLong: RuleKey, blank?: RuleKey];

const tidied =
  (tidy: (value: string) => string) =>
  (min: number, max: number, [tooShort, tooLong, blank = 'required']: Wording) =>
    z.string(say(blank)).check(
      z.overwrite(tidy),
      z.maxLength(max, alone(tooLong, { count: max })),
      z.refine((value) => !isBlank(value), alone(blank)),
      z.refine(isPlain, alone('must_be_plain_text')),
      z.minLength(min, alone(tooShort, { count: min })),
    );

/** Makes a required text of one line with `min` to `max` characters, counted after white space is tidied. */
export const text = tidied(oneLine);

/** Makes a required text of several lines with `min` to `max` characters, counted after white space is tidied. */
export const lines = tidied(manyLines);

/** An existing record, by its columns: a change may be judged by the present values. */
export type Standing = Readonly<Record<string, unknown>>;

/** Accepts a text that `schema` accepts, or the existing one: that may come from a form with other bounds. */
export const orStanding = (standing: unknown, schema: z.ZodMiniString) =>
  z.union([schema, z.literal([String(standing), oneLine(String(standing))])], { error: ({ errors }) => errors[0]?.[0]?.message });

/** Makes a text optional: absent, null and blank all become null. */
export const optional = <Schema extends z.ZodMiniType<string, string>>(schema: Schema) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string(say('required'))),
      z.transform((value) => (isBlank(value ?? '') ? null : (value?.trim() ?? null))),
    ),
    z.nullable(schema),
  );

/** The most characters of a text for which the specification has no bound: a limit for safety, far above real texts. */
export const longest = 100_000;

const definesNothing = z.refine<string>((value) => !hasDefinition(value), alone('must_not_define'));

const richText = (blank: RuleKey) =>
  z.string(say(blank)).check(
    z.overwrite((value) => (value.length > longest || hasContent(value) ? value : '')),
    z.maxLength(longest, alone('should_not_have_more_than', { count: longest })),
    z.refine(isStorable, alone('must_be_plain_text')),
    definesNothing,
    z.refine((value) => depthOf(value) <= deepest, alone('nested_too_deep')),
    z.refine((value) => !isTooEmpty(value), alone('table_too_empty')),
  );

/** Whether a schema is one of rich text. */
export const isRichText = (schema: unknown): boolean =>
  schema instanceof z.ZodMiniString && (schema.def.checks ?? []).some((check) => check === definesNothing);

/**
 * Rich text. It is stored as it was sent, unless the sanitiser would remove something from it: then without that; one without content is
 * stored as ''. The screens sanitise it again where they show it.
 */
export const html = richText('required');

/** Makes required rich text; `min` counts the characters that a reader sees, and a text that is a picture alone has none to count. */
export const htmlText = (min: number, blank: RuleKey = 'required') =>
  richText(blank).check(
    z.refine((value) => value !== '', alone(blank)),
    z.refine((value) => isLongEnough(visibleText(value), min), alone('must_have_more_than', { count: min })),
  );

const isLongEnough = (words: string, min: number): boolean => words === '' || lengthOf(words) >= min;

/** Makes the remark that an editor must leave with a change, of `min` to `max` characters. */
export const remarks = (min: number, max: number) => lines(min, max, ['must_be_more_than', 'must_be_less_than']);

/** A category's, course's or subcourse's code: 2 to 7 characters. */
export const code = text(2, 7, ['more_than', 'cannot_exceeds_from']);

/** Lecture hours: 1 to 3 characters. */
export const lectureHours = text(1, 3, ['more_than', 'cannot_exceed_from']);

/** `hh:mm:ss`, required. */
export const videoDuration = text(1, 8, ['required', 'must_be_duration']).check(
  z.regex(/^\d\d:[0-5]\d:[0-5]\d$/, alone('must_be_duration')),
);

/** A required duration of an exam, `hh:mm:ss`, longer than zero. */
export const examDuration = videoDuration.check(z.refine((value) => value !== '00:00:00', alone('must_take_time')));

/** A date of the Gregorian calendar as `YYYY-MM-DD`, and one of Bikram Sambat (1975 to 2099). */
export const adDate = z.pipe(z.string(say('required')), z.iso.date(say('must_be_date')));
export const bsDate = bsDateOr('required');

/** Makes a field for a date of Bikram Sambat; `blank` is its message where there is none. */
export function bsDateOr(blank: RuleKey) {
  return z.string(say(blank)).check(
    z.regex(/^\d{4}-\d\d-\d\d$/, say('must_be_bs_date')),
    z.refine((value) => fromBs(value) !== undefined, {
      ...alone('must_be_bs_date'),
      error: ({ input }) => bsDateFault(input),
    }),
  );
}

/** The editor in which a text is written, where its record says which. */
export const editorType = z.enum(['ck', 'quill', 'jodit'], say('required'));

/** A person's date of birth in the Gregorian calendar: a day before today. */
export const birthDate = adDate.check(z.refine((value) => value < dayAt(new Date()), alone('must_be_before_today')));

/** An email address, required, folded to lower case. */
export const email = z.pipe(
  z
    .string(say('required'))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, say('required')),
      z.maxLength(254, alone('must_be_less_than', { count: 254 })),
    ),
  z.email(say('must_be_email')),
);

/** A password that is being checked: it is only required. */
export const password = z
  .string(say('required'))
  .check(z.minLength(1, say('required')), z.maxLength(128, alone('password_too_long', { count: 128 })));

/** A password that is being chosen: 8 characters, upper case, lower case, a digit and a special character. */
export const newPassword = password.check(
  z.regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)(?=.*[^\p{L}\d\s]).{8,}$/su, alone('strong_password')),
);

/** A required phone number of 7 to 10 digits; spaces and dashes between them are removed. */
export const phone = z.string(say('required')).check(
  z.overwrite((value) => typedFigures(value).replaceAll(/[ \p{Pd}\u2212]/gu, '')),
  z.minLength(1, say('required')),
  z.regex(/^\d*$/, alone('must_be_phone')),
  z.minLength(7, alone('phone_too_short')),
  z.maxLength(10, alone('phone_too_long')),
);

/** Makes a field optional: absent, null and a blank text, which is an empty field of a form, all become null. */
export const ifGiven = <Schema extends z.ZodMiniType>(schema: Schema) =>
  preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), z.nullish(schema));

/** Who created and last changed a record, and when (ISO 8601, UTC); null where nobody has. */
export const audit = {
  created_by: z.nullable(z.string()),
  created_date: z.nullable(z.iso.datetime()),
  modified_by: z.nullable(z.string()),
  modified_date: z.nullable(z.iso.datetime()),
  modified_remarks: z.nullable(z.string()),
};
