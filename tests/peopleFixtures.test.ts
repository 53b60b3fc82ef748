import alumni from '@fixtures/alumni.json';
import instructors from '@fixtures/instructor.json';
import tags from '@fixtures/instructor_tag.json';
import subcourses from '@fixtures/subcourse.json';
import { remarked } from '@tests/support/remarked';
import { expect, test } from 'vitest';
import { alumniEditForm } from '@/contract/alumni';
import { instructorEditForm } from '@/contract/instructor';
import { instructorTagEditForm } from '@/contract/instructorTag';

// The demo's tests check that the fixtures fit the records, the unique rules and the foreign keys.

const courseOf = new Map(subcourses.map(({ iid, course_id }) => [iid, course_id]));

/** Returns the form of a tag. */
const formOf = (tag: (typeof tags)[number]) => ({
  instructor: tag.instructor_iid,
  courses: courseOf.get(tag.subcourse_iid),
  subcourse: tag.subcourse_iid,
});

const peopleForms = [
  ...instructors.map((row) => [instructorEditForm, { ...row, ...remarked(row) }] as const),
  ...alumni.map((row) => [alumniEditForm, { ...row, courses: row.course_iid, ...remarked(row) }] as const),
  ...tags.map((row) => [instructorTagEditForm, { ...row, ...formOf(row), ...remarked(row) }] as const),
];

test('a record passes its form, which changes nothing of it', () => {
  for (const [form, row] of peopleForms) {
    const { data, error } = form.safeParse(row);
    expect([row.iid, error]).toEqual([row.iid, undefined]);
    expect({ ...row, ...data }).toEqual(row);
  }
});

test('there are deleted tags, and another tag has the place of one of them', () => {
  const standing = tags.filter(({ is_deleted_flag }) => is_deleted_flag === 'n');
  const deleted = tags.filter(({ is_deleted_flag }) => is_deleted_flag === 'y');
  const clashing = deleted.filter((tag) =>
    standing.some((other) => other.instructor_iid === tag.instructor_iid && other.subcourse_iid === tag.subcourse_iid),
  );
  expect([standing.length, deleted.length, clashing.length]).toEqual([55, 5, 1]);
});
