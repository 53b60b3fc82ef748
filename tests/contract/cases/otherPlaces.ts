import type { Api } from '@tests/contract/api';
import { course, subcourse } from '@tests/contract/world';

/** Adds another course; returns its id. */
export async function addCourse({ host: { store } }: Api): Promise<number> {
  return (await store.insert('course', { ...course, course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kharidar' })).iid;
}

/** Adds another subcourse; returns its id. */
export async function addSubcourse({ host: { store } }: Api, course_id = 1): Promise<number> {
  const names = { subcourse_name: 'English', subcourse_code: 'ENG', slug: 'english' };
  return (await store.insert('subcourse', { ...subcourse, ...names, course_id })).iid;
}
