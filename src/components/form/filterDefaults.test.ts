import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven, reference, yesNo } from '@/contract/fields';
import { year } from '@/contract/numberFields';
import { differsFromLast, filterDefaults, forgetCourse, keepFilter } from './filterDefaults';

const record = reference('required');
const lesson = z.object({ courses: record, subcourse: record, lesson: record });
const report = z.object({ courses: record, subcourse: ifGiven(record), year: ifGiven(year) });
const modelset = z.object({ course_id: record, batch_year: year, modelset: record });

test('choices are carried over to fields of other names, and optional filters begin empty', () => {
  keepFilter({ courses: 1, subcourse: 2, lesson: 3 });
  expect(filterDefaults(lesson)).toEqual({ courses: 1, subcourse: 2, lesson: 3 });
  expect(filterDefaults(report)).toEqual({ courses: 1 });
  expect(filterDefaults(modelset)).toEqual({ course_id: 1, batch_year: new Date().getFullYear() });
});

test('another choice forgets what was chosen below it; one that is left out forgets nothing', () => {
  keepFilter({ courses: 1, subcourse: 2, lesson: 3 });
  keepFilter({ course_id: 1, batch_year: 2025, modelset: 4 });
  keepFilter({ courses: 1, subcourse: null, year: '' });
  expect(filterDefaults(lesson)).toEqual({ courses: 1, subcourse: 2, lesson: 3 });
  expect(filterDefaults(modelset)).toEqual({ course_id: 1, batch_year: 2025, modelset: 4 });
  keepFilter({ course_id: 5 });
  expect(filterDefaults(lesson)).toEqual({ courses: 5 });
  expect(filterDefaults(modelset)).toEqual({ course_id: 5, batch_year: 2025 });
});

test('a status begins with the usual one until another was searched for, where it is required', () => {
  const prices = z.object({ courses: record, is_active: yesNo });
  sessionStorage.clear();
  expect(filterDefaults(prices)).toEqual({ is_active: 'y' });
  expect(filterDefaults(z.object({ is_active: ifGiven(yesNo) }))).toEqual({});
  keepFilter({ courses: 1, is_active: 'n' });
  expect(filterDefaults(prices)).toEqual({ courses: 1, is_active: 'n' });
});

test('the search at an address comes before what was searched for last, and takes nothing from below another course', () => {
  keepFilter({ courses: 1, subcourse: 2, lesson: 3 });
  expect(filterDefaults(lesson, { course_id: 5 })).toEqual({ courses: 5 });
  expect(filterDefaults(lesson)).toEqual({ courses: 1, subcourse: 2, lesson: 3 });
  expect([differsFromLast({ course_id: 1, modelset: 7 }), differsFromLast({ course_id: 5 })]).toEqual([false, true]);
});

test('a course that is gone is forgotten with all below it', () => {
  keepFilter({ courses: 1, subcourse: 2, lesson: 3, year: 2025 });
  forgetCourse();
  expect(filterDefaults(lesson)).toEqual({});
  expect(filterDefaults(modelset)).toEqual({ batch_year: 2025 });
});
