import { expect, test } from 'vitest';
import type { CalendarEntries } from '@/contract/calendar';
import { fromAd } from '@/domain/calendar/bikramSambat';
import { shownOf } from './entries';

const quiz: NonNullable<CalendarEntries['live_quizzes']>[number] = {
  tag_id: 1,
  modelset_name: 'Set 1',
  course_iid: 1,
  course_name: 'Course',
  year: 2026,
  batch_id: null,
  batch_name: null,
  live_exam_status: 'PENDING',
  live_start_date_time: '2026-11-19T06:00:00',
  live_end_date_time: '2026-11-24T10:00:00',
  exam_time_duration: '01:30:00',
};

test('a quiz of several days is told whole as it begins and ends and in each new week, and otherwise only goes on', () => {
  const span = { first: fromAd('2026-11-01') ?? 0, last: fromAd('2026-11-30') ?? 0 };
  const { byDay } = shownOf({ live_quizzes: [quiz] }, span);
  const told = [...byDay].map(([day, [entry]]) => [day - span.first + 1, entry?.time?.kind, entry?.goesOn]);
  expect(told).toEqual([
    [19, 'from', false],
    [20, 'through', true],
    [21, 'through', true],
    // A Sunday.
    [22, 'through', false],
    [23, 'through', true],
    [24, 'until', false],
  ]);
});

test('where the days shown begin in its middle, it is told whole on the first of them', () => {
  const span = { first: fromAd('2026-11-20') ?? 0, last: fromAd('2026-11-30') ?? 0 };
  const { byDay } = shownOf({ live_quizzes: [quiz] }, span);
  expect(byDay.get(span.first)?.[0]?.goesOn).toBe(false);
});

test('each day has its entries, and what clashes is told in groups', () => {
  const span = { first: fromAd('2026-11-19') ?? 0, last: fromAd('2026-11-19') ?? 0 };
  const many = Array.from({ length: 500 }, (_, tag_id) => ({ ...quiz, tag_id, batch_id: 1, batch_name: 'Morning' }));
  const { byDay, clashes, clashing } = shownOf({ live_quizzes: many }, span);
  expect([byDay.get(span.first)?.length, clashes.length, clashing.size]).toEqual([500, 1, 500]);
});
