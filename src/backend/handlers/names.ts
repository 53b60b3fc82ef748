import { found } from '@/backend/records';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { fullName } from '@/domain/fullName';

/** The names of the categories with these ids. */
export async function categoryNames(store: Store, iids: readonly number[]) {
  const categories = await store.list('course_category', { where: { iid: iids } });
  return lookUp(categories, ({ category_name }) => ({ category_name }));
}

/** The names of the courses with these ids, and of what they belong to. */
export async function courseNames(store: Store, iids: readonly number[]) {
  const courses = await store.list('course', { where: { iid: iids } });
  const above = await categoryNames(store, parentsOf(courses, 'cat_id'));
  return lookUp(courses, ({ course_name, cat_id }) => ({ ...above(cat_id), course_name }));
}

/** The names of the subcourses with these ids, and of what they belong to. */
export async function subcourseNames(store: Store, iids: readonly number[]) {
  const subcourses = await store.list('subcourse', { where: { iid: iids } });
  const above = await courseNames(store, parentsOf(subcourses, 'course_id'));
  return lookUp(subcourses, ({ subcourse_name, course_id }) => ({ ...above(course_id), subcourse_name }));
}

/** The titles of the features with these ids. */
export async function featureTitles(store: Store, iids: readonly number[]) {
  const features = await store.list('feature', { where: { iid: iids } });
  return lookUp(features, ({ features_title }) => ({ features_title }));
}

/** An instructor's whole name. */
export const instructorName = (instructor: Row<'instructor'>): string => fullName(instructor) ?? '';

/** The names of the main topics with these ids, and of what they belong to. */
export async function mainTopicNames(store: Store, iids: readonly number[]) {
  const mainTopics = await store.list('main_topic', { where: { iid: iids } });
  const above = await subcourseNames(store, parentsOf(mainTopics, 'subcourse_iid'));
  return lookUp(mainTopics, ({ topic_title, subcourse_iid }) => ({ ...above(subcourse_iid), main_topic_title: topic_title }));
}

/** The names of the lessons with these ids, and of what they belong to. */
export async function lessonNames(store: Store, iids: readonly number[]) {
  const lessons = await store.list('lesson', { where: { iid: iids } });
  const above = await mainTopicNames(store, parentsOf(lessons, 'main_topic_iid'));
  return lookUp(lessons, ({ lesson_title, main_topic_iid }) => ({ ...above(main_topic_iid), lesson_title }));
}

const parentsOf = <Column extends string>(rows: readonly Record<Column, number>[], column: Column): number[] => [
  ...new Set(rows.map((row) => row[column])),
];

/** The names by id; every row is there, since another refers to it. */
function lookUp<Parent extends { iid: number }, Names>(
  rows: readonly Parent[],
  namesOf: (row: Parent) => Names,
): (iid: number) => Names {
  const names = new Map(rows.map((row) => [row.iid, namesOf(row)]));
  return (iid) => found(names.get(iid), 'record_not_found');
}
