import type { Api } from '@tests/contract/api';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { course, subcourse } from '@tests/contract/world';
import { expect, test } from 'vitest';

export const form = { instructor: 1, courses: 1, subcourse: 1, instructor_type: 'instructor' } as const;
export const edit = { ...form, tag_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'tagInstructor' | 'editInstructorTag'>[] = [
  ['courses', undefined, 'This field is required'],
  ['subcourse', undefined, 'This field is required'],
  ['instructor_type', undefined, 'This field is required'],
  ['instructor_type', 'teacher', 'This field is required'],
];

const twice = 'instructor for this course and subject has neen already tagged';
const refusedTwice = { status: 409, body: { msg: twice, errors: { non_field_errors: [twice] } } };

const first = {
  iid: 1,
  instructor_iid: 1,
  instructor_name: 'Ramesh Man Koirala',
  course_iid: 1,
  course_name: 'NRB Assistant',
  subcourse_iid: 1,
  subcourse_name: 'Quantitative aptitude',
  instructor_type: 'instructor',
  is_deleted_flag: 'n',
};

/** Adds a second course, which has a second subcourse. */
async function addOthers({ host: { store } }: Api): Promise<void> {
  await store.insert('course', { ...course, course_name: 'Kharidar', course_code: 'KHA', course_slug: 'kharidar' });
  const other = { subcourse_name: 'Nepali', subcourse_code: 'NEP', slug: 'nepali', course_id: 2 };
  await store.insert('subcourse', { ...subcourse, ...other });
}
const other = { instructor: 2, courses: 2, subcourse: 2, instructor_type: 'sme' } as const;
const second = {
  instructor_iid: 2,
  instructor_name: 'Sushila Yadav',
  course_iid: 2,
  course_name: 'Kharidar',
  subcourse_iid: 2,
  subcourse_name: 'Nepali',
  instructor_type: 'sme',
  is_deleted_flag: 'n',
};

const misfit = {
  status: 400,
  body: { msg: 'Please correct the marked fields', errors: { subcourse: ['Must belong to the chosen course'] } },
};

/** A valid body of each call. */
export const instructorTagExamples = {
  tagInstructor: { ...form, instructor: 2 },
  getInstructorTagByCourse: { courses: 1 },
  editInstructorTag: edit,
  deleteInstructorTag: { tag_id: 1 },
  restoreInstructorTag: { tag_id: 1 },
} satisfies Examples;

export const instructorTagCases = {
  tagInstructor: (open) => {
    test('tags the instructor with the subcourse of the course', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      expect((await api.call('tagInstructor', other, staff.access)).body).toMatchObject({
        msg: 'Instructor tagged successfully',
        data: { ...second, iid: 2, created_by: 'sita', modified_by: null },
      });
    });
    test('refuses to do so twice, also as another type; not where the tag was deleted', async () => {
      const world = await open();
      expect(await answerUnwritten(world, 'tagInstructor', form)).toEqual(refusedTwice);
      expect(await answerUnwritten(world, 'tagInstructor', { ...form, instructor_type: 'sme' })).toEqual(refusedTwice);
      await world.api.call('deleteInstructorTag', { tag_id: 1 }, world.staff.access);
      expect((await world.api.call('tagInstructor', form, world.staff.access)).status).toBe(200);
    });
    test('refuses a subcourse of another course', async () => {
      const world = await open();
      await addOthers(world.api);
      expect(await answerUnwritten(world, 'tagInstructor', { ...other, courses: 1 })).toEqual(misfit);
    });
    refuses(open, 'tagInstructor', form, refusedFields);
  },

  getInstructorTagByCourse: (open) => {
    test('lists the tags of the course that were not deleted, with all names', async () => {
      const { api, staff } = await open();
      const list = async (courses: number) => (await api.call('getInstructorTagByCourse', { courses }, staff.access)).body;
      expect(await list(1)).toMatchObject({ data: [first] });
      expect(await list(99)).toEqual({ data: [] });
      await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access);
      expect(await list(1)).toEqual({ data: [] });
    });
    test('follows a subcourse to its course', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      await api.host.store.update('subcourse', 1, { course_id: 2 });
      const { body } = await api.call('getInstructorTagByCourse', { courses: 2 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, course_iid: 2, course_name: 'Kharidar' }] });
    });
    refuses(open, 'getInstructorTagByCourse', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  editInstructorTag: (open) => {
    test('gives the tag another instructor, subcourse and type, and stamps the change', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const changed = { ...edit, ...other };
      expect((await api.call('editInstructorTag', changed, staff.access)).body).toMatchObject({
        msg: 'Instructor tag updated successfully',
        data: { ...second, iid: 1, modified_by: 'sita', modified_remarks: 'more exact' },
      });
      expect((await api.call('editInstructorTag', changed, staff.access)).status).toBe(200);
    });
    test('refuses what another tag says, and a subcourse of another course', async () => {
      const world = await open();
      await addOthers(world.api);
      await world.api.call('tagInstructor', other, world.staff.access);
      expect(await answerUnwritten(world, 'editInstructorTag', { ...edit, ...other })).toEqual(refusedTwice);
      expect(await answerUnwritten(world, 'editInstructorTag', { ...edit, subcourse: 2 })).toEqual(misfit);
    });
    test('does not find one that was deleted', async () => {
      const world = await open();
      await world.api.call('deleteInstructorTag', { tag_id: 1 }, world.staff.access);
      const answer = { status: 404, body: { msg: 'Instructor tag not found' } };
      expect(await answerUnwritten(world, 'editInstructorTag', edit)).toEqual(answer);
    });
    refuses(open, 'editInstructorTag', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
    missing(open, 'editInstructorTag', { ...edit, tag_id: 99 }, 'Instructor tag');
  },

  deleteInstructorTag: (open) => {
    test('keeps the tag, as deleted; once more is no fault', async () => {
      const { api, staff } = await open();
      const answer = {
        msg: 'Instructor tag deleted successfully',
        data: { ...first, is_deleted_flag: 'y', modified_by: 'sita' },
      };
      expect((await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
      expect((await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
    });
  },

  restoreInstructorTag: (open) => {
    test('brings a deleted tag back to its course; once more is no fault', async () => {
      const { api, staff } = await open();
      await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access);
      const answer = { msg: 'Instructor tag restored successfully', data: first };
      expect((await api.call('restoreInstructorTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
      expect((await api.call('restoreInstructorTag', { tag_id: 1 }, staff.access)).body).toMatchObject(answer);
      const { body } = await api.call('getInstructorTagByCourse', { courses: 1 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1 }] });
    });
    test.each([
      ['instructor', 'an instructor'],
      ['sme', 'an SME'],
    ])('refuses where another has its place as %s, and says which', async (instructor_type, as) => {
      const world = await open();
      await world.api.call('deleteInstructorTag', { tag_id: 1 }, world.staff.access);
      await world.api.call('tagInstructor', { ...form, instructor_type }, world.staff.access);
      const which = '“Ramesh Man Koirala” is tagged with “Quantitative aptitude” of “NRB Assistant” again meanwhile';
      expect(await answerUnwritten(world, 'restoreInstructorTag', { tag_id: 1 })).toEqual({
        status: 409,
        body: { msg: `${which}, as ${as}: edit that tag in “Tag Instructor Setup”` },
      });
    });
  },

  getDeletedInstructorTag: (open) => {
    test('lists the tags of all courses that were deleted', async () => {
      const { api, staff } = await open();
      const list = async () => (await api.call('getDeletedInstructorTag', {}, staff.access)).body;
      expect(await list()).toEqual({ data: [] });
      await api.call('deleteInstructorTag', { tag_id: 1 }, staff.access);
      expect(await list()).toMatchObject({ data: [{ ...first, is_deleted_flag: 'y' }] });
    });
  },
} satisfies CaseSet;
