import { expect, test } from 'vitest';
import { clashesAmong, type Planned } from './clashes';

const at = (time: string) => `2026-11-28T${time}:00.000Z`;
const quiz = (key: string, from: string, until: string, rest: Partial<Planned> = {}): Planned => ({
  key,
  course: 1,
  batch: null,
  start: at(from),
  end: at(until),
  seconds: 3600,
  ...rest,
});
const held = (key: string, batch: number): Planned => {
  const { seconds: _, ...day } = quiz(key, '00:00', '23:59', { batch });
  return day;
};
const found = (...planned: Planned[]) =>
  clashesAmong(planned).map(({ one, other, at: when }) => `${one.key}${other.key} ${when}`);

test('two of one batch clash where their times overlap, whatever their order', () => {
  const late = quiz('b', '11:30', '13:00', { batch: 5 });
  expect(found(late, quiz('a', '10:00', '12:00', { batch: 5 }))).toEqual(['ab time']);
  expect(found(late, quiz('a', '10:00', '11:30', { batch: 5 }))).toEqual([]);
  expect(found(late, quiz('a', '10:00', '12:00', { batch: 6 }))).toEqual([]);
});

test('one for the whole course clashes with a batch’s where nobody can sit both', () => {
  expect(found(quiz('a', '10:00', '11:00'), quiz('b', '10:30', '11:30', { batch: 5 }))).toEqual(['ab time']);
  expect(found(quiz('a', '08:00', '20:00'), quiz('b', '10:00', '11:00', { batch: 5 }))).toEqual([]);
  expect(found(quiz('a', '10:00', '11:00', { course: 2 }), quiz('b', '10:30', '11:30', { batch: 5 }))).toEqual([]);
});

test('a class clashes with a quiz of its batch on its day, and with no other class', () => {
  expect(found(held('a', 5), quiz('b', '10:00', '11:00', { batch: 5 }))).toEqual(['ab day']);
  expect(found(held('a', 5), held('b', 5))).toEqual([]);
  expect(found(held('a', 5), quiz('b', '10:00', '11:00'))).toEqual([]);
});
