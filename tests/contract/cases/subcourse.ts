import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { fileOf } from '@tests/contract/files';
import { marked, missing, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import type { Store } from '@/backend/store/port';
import { calls } from '@/contract';
import { addCourse } from './otherPlaces';
import { questionsStay } from './quizTagForms';

const passagesStay =
  'Number of passages tagged with it: 1. It stays in its course until these tags are deleted, in “Passage Tag Report”';

/** Removes all tags that keep a subcourse in its course: a deleted tag of a passage is only marked as deleted. */
async function untag(store: Store): Promise<void> {
  await store.removeMany('quiz_tag', {});
  await store.updateMany('passage_modelset_tag', {}, { is_deleted_flag: 'y' });
}

export const subcourseCases = {
  getAllSubCourse: (open) => {
    test('lists every subcourse with the name of its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllSubCourse', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, subcourse_name: 'Quantitative aptitude', course_name: 'NRB Assistant' }] });
    });
  },

  getAllSubcourseList: (open) => {
    test('lists every subcourse with the name of its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllSubcourseList', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, course_id: 1, course_name: 'NRB Assistant' }] });
    });
  },

  getSubCourseSelectById: (open) => {
    test.each(['1', 'nrb-assistant'])('gives ids and names of those of the course %s', async (courseId) => {
      const { api, staff } = await open();
      const { body } = await api.call('getSubCourseSelectById', { courseId }, staff.access);
      expect(body).toEqual({ data: [{ iid: 1, subcourse_name: 'Quantitative aptitude' }] });
    });
    missing(open, 'getSubCourseSelectById', { courseId: '99' }, 'Course');
  },

  getSubCourseById: (open) => {
    test.each(['1', 'quantitative-aptitude'])('finds %s', async (id) => {
      const { api, staff } = await open();
      expect((await api.call('getSubCourseById', { id }, staff.access)).body).toMatchObject({ data: { iid: 1, course_id: 1 } });
    });
    missing(open, 'getSubCourseById', { id: '99' }, 'Subcourse');
  },

  getSubCourseDetails: (open) => {
    test('gives the names above', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getSubCourseDetails', { slug: 'quantitative-aptitude' }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, course_name: 'NRB Assistant', category_name: 'Banking' } });
    });
    missing(open, 'getSubCourseDetails', { slug: 'gone' }, 'Subcourse');
  },

  createSubCourse: (open) => {
    test('keeps what was sent, and its icon', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('createSubCourse', form, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Subcourse created successfully',
        data: {
          ...fields,
          iid: 2,
          course_id: 1,
          slug: 'general-knowledge',
          subcourse_icon: expect.stringMatching(/^subcourse_icon\/.+\.png$/),
          created_by: 'sita',
        },
      });
    });
    test('keeps a long description', async () => {
      const { api, staff } = await open();
      const subcourse_short_description = 'Nepal and the world.\n'.repeat(100).trim();
      const { body } = await api.call('createSubCourse', { ...form, subcourse_short_description }, staff.access);
      expect(body).toMatchObject({ data: { subcourse_short_description } });
    });
    test('may have no preview', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createSubCourse', { ...form, subcourse_preview_url: undefined }, staff.access);
      expect(body).toMatchObject({ data: { subcourse_preview_url: null } });
    });
    refuses(open, 'createSubCourse', form, [
      ...refusedFields,
      ['course_id', undefined, 'courses must be selected'],
      ['subcourse_icon', undefined, 'This field is required'],
      ['subcourse_icon', fileOf('svg'), 'Unsupported Format(supports *jpg/*jpeg/*png/*gif)'],
    ]);
    test.each([
      ['subcourse_name', 'QUANTITATIVE aptitude', 'This course has a subcourse with this name already'],
      ['subcourse_code', 'qa', 'This course has a subcourse with this code already'],
    ])('refuses the %s of a sibling, and takes that of a cousin', async (field, value, message) => {
      const { api, staff } = await open();
      const answer = await api.call('createSubCourse', { ...form, [field]: value }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg: message, errors: { [field]: [message] } } });
      const cousin = { ...form, [field]: value, course_id: await addCourse(api) };
      expect((await api.call('createSubCourse', cousin, staff.access)).status).toBe(200);
    });
  },

  updateSubCourse: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('updateSubCourse', edit, staff.access);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        msg: 'Subcourse updated successfully',
        data: { ...fields, iid: 1, modified_by: 'sita', modified_remarks: 'a better name' },
      });
    });
    test('leaves a live course unless it is the last there', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const courses = await addCourse(api);
      const move = () => api.call('updateSubCourse', { ...edit, courses }, staff.access);
      const text = 'Its course is live and has no other subcourse: deactivate the course first, or add another';
      expect(await move()).toEqual(marked({ courses: [text, questionsStay, passagesStay] }));
      await untag(store);
      expect(await move()).toEqual(marked({ courses: [text] }));
      expect(await store.get('subcourse', 1)).toMatchObject({ course_id: 1, subcourse_name: 'Quantitative aptitude' });
      await api.call('createSubCourse', { ...form, subcourse_name: 'English', subcourse_code: 'ENG' }, staff.access);
      expect((await move()).body).toMatchObject({ data: { course_id: courses } });
    });
    test('is free to leave a course that is not live, once no question and no passage is tagged with it', async () => {
      const { api, staff } = await open();
      await api.host.store.update('course', 1, { is_course_live: 'n' });
      const courses = await addCourse(api);
      const move = () => api.call('updateSubCourse', { ...edit, courses }, staff.access);
      expect(await move()).toEqual(marked({ courses: [questionsStay, passagesStay] }));
      await untag(api.host.store);
      expect((await move()).status).toBe(200);
    });
    refuses(open, 'updateSubCourse', edit, [
      ...refusedFields,
      ['courses', undefined, 'courses must be selected'],
      ['modified_remarks', 'x'.repeat(101), 'must be less than 100 characters'],
    ]);
  },

  editSubCourseIcon: (open) => {
    test('replaces the icon, and keeps the one before for the history', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('editSubCourseIcon', { subcourse_id: 1, subcourse_icon: fileOf('gif') }, staff.access);
      expect(body).toMatchObject({
        msg: 'Image updated successfully',
        data: { iid: 1, subcourse_icon: expect.stringMatching(/\.gif$/), modified_by: 'sita' },
      });
      const subcourse_icon = calls.editSubCourseIcon.reply.parse(body).data?.subcourse_icon;
      await api.call('editSubCourseIcon', { subcourse_id: 1, subcourse_icon: fileOf('png') }, staff.access);
      expect(await api.host.files.get(subcourse_icon ?? '')).toBeDefined();
    });
    refuses(open, 'editSubCourseIcon', { subcourse_id: 1, subcourse_icon: fileOf('gif') }, [
      ['subcourse_icon', undefined, 'This field is required'],
    ]);
  },
} satisfies CaseSet;

/** Forms that are accepted, and the values that their fields refuse. */

const fields = {
  subcourse_name: 'General knowledge',
  subcourse_code: 'GK',
  lecture_hours: '24',
  subcourse_short_description: 'Nepal and the world, as the first paper asks.',
  subcourse_preview_url: 'https://www.youtube.com/watch?v=gk',
};
const form = { ...fields, course_id: 1, subcourse_icon: fileOf('png') };
const edit = { ...fields, subcourse_id: 1, courses: 1, modified_remarks: 'a better name' };

const refusedFields: Refused<'createSubCourse' | 'updateSubCourse'>[] = [
  ['subcourse_name', undefined, 'This field is required'],
  ['subcourse_name', 'ab', 'must have more than 3 characters'],
  ['subcourse_name', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['subcourse_code', 'G', 'more than 2 characters'],
  ['subcourse_code', 'ABCDEFGH', 'cannot exceeds from 7 characters'],
  ['lecture_hours', '', 'This field is required'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
  ['subcourse_short_description', '', 'This field is required'],
  ['subcourse_short_description', 'x'.repeat(29), 'must have more than 30 characters'],
  ['subcourse_preview_url', 'mailto:a@b.np', 'Must be a web address that begins with https://'],
  ['subcourse_preview_url', 'http://videos.test/a.mp4', 'Must be a web address that begins with https://'],
];

/** A valid body of each call. */
export const subcourseExamples = {
  createSubCourse: form,
  updateSubCourse: edit,
  editSubCourseIcon: { subcourse_id: 1, subcourse_icon: fileOf('png') },
} satisfies Examples;
