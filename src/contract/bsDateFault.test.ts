import { expect, test } from 'vitest';
import { bsDate } from './fields';
import { say } from './message';

const years = say('must_be_bs_date');
const month = say('must_be_month');
const days = (count: number) => say('month_has_days', { count });

test.each([
  ['2083-08-30', days(29)],
  ['2083-08-31', days(29)],
  ['2083-02-31', undefined],
  ['2083-02-32', days(31)],
  ['2083-01-32', days(31)],
  ['2083-12-31', days(30)],
  ['2083-08-00', days(29)],
  ['2083-08-99', days(29)],
  ['2083-00-10', month],
  ['2083-13-01', month],
  ['2083-99-99', month],
  ['1974-12-30', years],
  ['2100-01-01', years],
  ['0000-00-00', years],
  ['2083-08', years],
  ['2083-8-5', years],
  ['today', years],
  ['', years],
] as const)('%s says what of it doesn’t exist', (text, message) => {
  const { error } = bsDate.safeParse(text);
  expect(error?.issues.map((issue) => issue.message) ?? []).toEqual(message ? [message] : []);
});
