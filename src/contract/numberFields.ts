import { z } from 'zod';
import { hasTwoDecimals, typedNumber } from '@/domain/typedNumber';
import { firstYear, yearsOf } from '@/domain/years';
import { alone } from './formRules';
import { type RuleKey, say } from './message';

/** What is said where nothing was typed, and where it is no number. */
const wording = (blank: RuleKey = 'required') => ({
  error: ({ input }: { input?: unknown }) => say(isNothing(input) ? blank : 'must_be_number'),
});

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A number, or a text that is one in the digits of either script: a number once it is read. */
const readAsNumber = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? (typedNumber(value) ?? value) : value), schema);

const between = (min: number, max: number, decimals: z.ZodNumber) =>
  readAsNumber(decimals.min(min, alone('must_be_between', { min, max })).max(max, alone('must_be_between', { min, max })));

const wholeNumber = z.number(wording()).refine(Number.isInteger, alone('must_be_whole_number'));
const twoDecimals = (blank?: RuleKey) => z.number(wording(blank)).refine(hasTwoDecimals, alone('two_decimals'));

/** A required whole number from `min` to `max`. */
export const number = (min: number, max: number) => between(min, max, wholeNumber);

/** The largest amount of money, far above any that is meant: PostgreSQL's `numeric(12, 2)` holds it. */
const dearest = 9_999_999_999.99;

/** A required amount of money in rupees, of at most 2 decimals. */
export const money = between(0, dearest, twoDecimals());

/** A required share of a hundred, of at most 2 decimals; `blank` is what it says where nothing was typed. */
export const percentOr = (blank: RuleKey) => between(0, 100, twoDecimals(blank));

/** A required share of a hundred, of at most 2 decimals. */
export const percent = percentOr('required');

/** A number of a record: other servers answer one with decimals as a text. */
export const decimal = z.union([z.number(), z.string().transform(typedNumber).pipe(z.number())]);

/** A year of a record: other servers answer it as a text. */
export const recordYear = decimal.pipe(z.int());

/** As far above any number that is meant as this, a bound is there for safety alone: the most marks that an exam may have. */
export const largest = 9999;

/** Required marks of an exam, at least `min`, of at most 2 decimals. */
export const marks = (min: number) => between(min, largest, twoDecimals());

/** The best rating. */
export const mostStars = 5;

/** A required rating: 0 to 5, in halves. */
export const rating = between(
  0,
  mostStars,
  z.number(wording()).refine((value) => Number.isInteger(value * 2), alone('must_be_halves')),
);

/** A required year of the Gregorian calendar: one of `yearsOf` today. */
export const year = readAsNumber(
  wholeNumber.refine((value) => yearsOf(new Date()).includes(value), alone('must_be_year', { first: firstYear })),
);
