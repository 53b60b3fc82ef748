import { z } from 'zod/mini';
import { firstYear, yearsOf } from '@/domain/calendar/years';
import { isBlank } from '@/domain/characters';
import { hasTwoDecimals, typedNumber } from '@/domain/typed/typedNumber';
import { alone } from './formRules';
import { type RuleKey, say } from './message';
import { preprocess } from './preprocess';

/** Returns the messages for an empty field, and for a text that isn't a number. */
const wording = (blank: RuleKey = 'required') => ({
  error: ({ input }: { input?: unknown }) => say(isNothing(input) ? blank : 'must_be_number'),
});

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value));

/** Makes a field that takes a number, or a text with one in the digits of either script; parsing returns a number. */
const readAsNumber = <Schema extends z.ZodMiniType<number, number>>(schema: Schema) =>
  preprocess((value) => (typeof value === 'string' ? (typedNumber(value) ?? value) : value), schema);

const between = (min: number, max: number, decimals: z.ZodMiniNumber<number>) =>
  readAsNumber(
    decimals.check(
      z.minimum(min, alone('must_be_between', { min, max })),
      z.maximum(max, alone('must_be_between', { min, max })),
    ),
  );

const wholeNumber = z.number(wording()).check(z.refine(Number.isInteger, alone('must_be_whole_number')));
const twoDecimals = (blank?: RuleKey) => z.number(wording(blank)).check(z.refine(hasTwoDecimals, alone('two_decimals')));

/** Makes a required whole number from `min` to `max`. */
export const number = (min: number, max: number) => between(min, max, wholeNumber);

/** The largest amount of money, far above real ones: PostgreSQL's `numeric(12, 2)` holds it. */
export const dearest = 9_999_999_999.99;

/** A required amount of money in rupees, of at most 2 decimals. */
export const money = between(0, dearest, twoDecimals());

/** Makes a required percentage of at most 2 decimals; `blank` is its message where nothing was typed. */
export const percentOr = (blank: RuleKey) => between(0, 100, twoDecimals(blank));

/** A required percentage of at most 2 decimals. */
export const percent = percentOr('required');

/** A number of a record: other servers return one with decimals as a text. */
export const decimal = z.union([z.number(), z.pipe(z.pipe(z.string(), z.transform(typedNumber)), z.number())]);

/** A year of a record: other servers return it as a text. */
export const recordYear = z.pipe(decimal, z.int());

/** The largest number where a bound is needed for safety only, such as an exam's marks; real ones are far smaller. */
export const largest = 9999;

/** Makes the required marks of an exam, at least `min`, of at most 2 decimals. */
export const marks = (min: number) => between(min, largest, twoDecimals());

/** The best rating. */
export const mostStars = 5;

/** A required rating: 0 to 5, in halves. */
export const rating = between(
  0,
  mostStars,
  z.number(wording()).check(z.refine((value) => Number.isInteger(value * 2), alone('must_be_halves'))),
);

/** A required year of the Gregorian calendar, of a batch or a model set: one of today's `yearsOf`. */
export const year = readAsNumber(
  wholeNumber.check(z.refine((value) => yearsOf(new Date()).includes(value), alone('must_be_year', { first: firstYear }))),
);
