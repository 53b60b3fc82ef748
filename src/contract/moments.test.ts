import { expect, test } from 'vitest';
import { moment, recordMoment } from './moments';

test.each([
  ['2026-11-21T10:30:00.000Z', '2026-11-21T10:30:00.000Z'],
  ['2026-11-21T10:30:00Z', '2026-11-21T10:30:00.000Z'],
  ['2026-11-21T10:30:00', '2026-11-21T10:30:00.000Z'],
  ['2026-11-21T16:15:00+05:45', '2026-11-21T10:30:00.000Z'],
])('%s of another server is %s', (answered, read) => {
  expect(recordMoment.parse(answered)).toBe(read);
});

test.each(['2026-11-21', '2026-02-30T10:30:00.000Z', 'soon', ''])('“%s” is no time of a record', (answered) => {
  expect(recordMoment.safeParse(answered).success).toBe(false);
});

test.each([
  [null, 'rules.required'],
  ['', 'rules.required'],
  ['2026-11-21T', 'rules.required'],
  ['T', 'rules.required'],
  ['2026-11-21T1:', 'rules.must_be_time'],
  ['2026-11-21T10:30', 'rules.must_be_date'],
  ['T10:30:00.000Z', 'rules.must_be_date'],
  ['2026-02-30T10:30:00.000Z', 'rules.must_be_date'],
])('a form is told one thing of %s: %s', (typed, rule) => {
  expect(moment.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([rule]);
});
