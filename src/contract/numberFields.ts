import { z } from 'zod';
import { hasTwoDecimals, typedNumber } from '@/domain/typedNumber';
import { firstYear, yearsOf } from '@/domain/years';
import { alone } from './formRules';
import { say } from './message';

/** What is said where nothing was typed, and where it is no number. */
const wording = { error: ({ input }: { input?: unknown }) => say(isNothing(input) ? 'required' : 'must_be_number') };

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A number, or a text that is one in the digits of either script: a number once it is read. */
const readAsNumber = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? (typedNumber(value) ?? value) : value), schema);

const between = (min: number, max: number, decimals: z.ZodNumber) =>
  readAsNumber(decimals.min(min, alone('must_be_between', { min, max })).max(max, alone('must_be_between', { min, max })));

const wholeNumber = z.number(wording).refine(Number.isInteger, alone('must_be_whole_number'));
const twoDecimals = z.number(wording).refine(hasTwoDecimals, alone('two_decimals'));

/** A required whole number from `min` to `max`. */
export const number = (min: number, max: number) => between(min, max, wholeNumber);

/** The largest amount of money, far above any that is meant: PostgreSQL's `numeric(12, 2)` holds it. */
const dearest = 9_999_999_999.99;

/** A required amount of money in rupees, of at most 2 decimals. */
export const money = between(0, dearest, twoDecimals);

/** A required share of a hundred, of at most 2 decimals. */
export const percent = between(0, 100, twoDecimals);

/** A required rating: 0 to 5, in halves. */
export const rating = between(
  0,
  5,
  z.number(wording).refine((value) => Number.isInteger(value * 2), alone('must_be_halves')),
);

/** A required year of the Gregorian calendar: one of `yearsOf` today. */
export const year = readAsNumber(
  wholeNumber.refine((value) => yearsOf(new Date()).includes(value), alone('must_be_year', { first: firstYear })),
);
