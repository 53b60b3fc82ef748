import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { ifGiven, reference } from '@/contract/fields';
import { year } from '@/contract/numberFields';
import { filterDefaults, keepFilter } from './filterDefaults';

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
