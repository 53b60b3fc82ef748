import fc from 'fast-check';
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
  clashesAmong(planned).map(({ items, at: when }) => `${items.map(({ key }) => key).join('')} ${when}`);

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

test('several that meet are one clash, and those that can be attended beside them aren’t in it', () => {
  const day = [quiz('a', '08:00', '09:00', { batch: 5 }), quiz('b', '08:30', '10:00', { batch: 5 })];
  const noon = [quiz('c', '09:30', '11:00', { batch: 5 }), quiz('d', '11:00', '12:00', { batch: 5 })];
  expect(found(...day, ...noon)).toEqual(['abc time']);
  // Whoever sits the one for all can sit the long one of a batch later.
  const long = quiz('f', '08:00', '20:00', { batch: 6 });
  expect(found(quiz('e', '08:00', '09:00'), quiz('g', '08:30', '09:30', { batch: 7 }), long)).toEqual(['eg time']);
  expect(found(held('a', 5), held('b', 5), quiz('c', '10:00', '11:00', { batch: 5 }))).toEqual(['abc day']);
});

test('a day of five hundred is looked through without comparing all pairs, and told in few groups', () => {
  let reads = 0;
  const get = (planned: Planned, name: keyof Planned) => {
    reads += 1;
    return planned[name];
  };
  const many = Array.from(
    { length: 500 },
    (_, place) =>
      new Proxy(quiz(String(place), '10:00', '12:00', { batch: place % 5 === 0 ? null : place % 25, course: place % 3 }), {
        get,
      }),
  );
  const clashes = clashesAmong(many);
  expect(reads).toBeLessThan(100_000);
  expect(clashes.length).toBeLessThan(30);
});

test('exactly those are in a clash that clash with another, as each pair would tell', () => {
  const hours = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }));
  const any = fc.record({
    hours,
    course: fc.integer({ min: 1, max: 2 }),
    batch: fc.constantFrom(null, 0, 1),
    isClass: fc.boolean(),
  });
  const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (drawn) => {
      const planned = drawn.map(({ hours: [from, length, taken], course, batch, isClass }, place): Planned => {
        // A batch is of one course.
        const of = { course, batch: batch === null ? null : course * 10 + batch };
        if (isClass && of.batch !== null) return { ...held(String(place), of.batch), course };
        return quiz(String(place), hour(from), hour(from + length), { ...of, seconds: Math.min(taken, length) * 3600 });
      });
      const told = new Set(clashesAmong(planned).flatMap(({ items }) => items.map(({ key }) => key)));
      const meant = planned.filter((one) => planned.some((other) => one !== other && doClash(one, other)));
      expect([...told].toSorted()).toEqual(meant.map(({ key }) => key).toSorted());
    }),
  );
});

function doClash(one: Planned, other: Planned): boolean {
  if (one.start >= other.end || other.start >= one.end) return false;
  const isOneBatch = one.batch !== null && one.batch === other.batch;
  const untimed = [one, other].filter(({ seconds }) => seconds === undefined).length;
  if (untimed > 0) return isOneBatch && untimed === 1;
  if (isOneBatch) return true;
  if (one.course !== other.course || (one.batch !== null && other.batch !== null)) return false;
  const fits = (first: Planned, second: Planned) =>
    Date.parse(first.start) + ((first.seconds ?? 0) + (second.seconds ?? 0)) * 1000 <= Date.parse(second.end);
  return !fits(one, other) && !fits(other, one);
}
