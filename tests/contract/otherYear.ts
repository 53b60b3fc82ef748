import type { Api } from './api';
import { batch, modelset } from './exams';
import { course } from './world';

/** Adds a course (2); and to the first course, a batch (2) and a model set (2) of the same year, and one of each (3) of another year. */
export async function addOthers({ host: { store } }: Api): Promise<void> {
  await store.insert('course', { ...course, course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kharidar' });
  await store.insert('batch', { ...batch, batch_name: 'Evening' });
  await store.insert('batch', { ...batch, batch_name: 'Evening of last year', batch_year: 2025 });
  await store.insert('modelset', { ...modelset, modelset_name: 'Second rehearsal' });
  await store.insert('modelset', { ...modelset, modelset_name: 'Rehearsal of last year', year: 2025 });
}
