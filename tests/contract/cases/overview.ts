import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { refusedCourseFields } from './courseTexts';

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export const form = {
  overview_title: 'What is taught',
  overview_desc: '<p>All of the syllabus.</p>',
  overview_video_url: video,
  courses: 1,
  priority_order: 2,
};
export const edit = { ...form, overview_id: 1, modified_remarks: 'more exact' };

const refusedFields: Refused<'createOverview' | 'editOverview'>[] = [
  ['overview_title', ' ', 'This field is required'],
  ['overview_title', 'x'.repeat(256), 'shouldnot have more than 255 characters'],
  ['overview_desc', '<p><br></p>', 'This field is required'],
  ['overview_video_url', 'a video', 'Must be a web address that begins with https://'],
  ['overview_video_url', 'http://videos.coursedesk.test/1.mp4', 'Must be a web address that begins with https://'],
  ['overview_video_url', 'https://www.youtube.com/embed/', 'Must be the address of a video, not of a player alone'],
  ...refusedCourseFields,
];

/** A valid body of each call. */
export const overviewExamples = {
  getOverviewByCourse: { courses: 1 },
  createOverview: form,
  editOverview: edit,
  deleteOverview: { overview_id: 1 },
} satisfies Examples;

export const overviewCases = {
  getAllOverview: (open) => {
    test('lists the program overviews of every course, with its name', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllOverview', {}, staff.access);
      expect(body).toMatchObject({
        data: [{ iid: 1, overview_title: 'Three months of classes', course_name: 'NRB Assistant' }],
      });
    });
  },

  getOverviewByCourse: (open) => {
    test('lists the program overviews of the course in their order', async () => {
      const { api, staff } = await open();
      await api.call('createOverview', { ...form, priority_order: 9 }, staff.access);
      await api.call('createOverview', form, staff.access);
      const { body } = await api.call('getOverviewByCourse', { courses: 1 }, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1 }, { iid: 3 }, { iid: 2 }] });
      expect((await api.call('getOverviewByCourse', { courses: 99 }, staff.access)).body).toEqual({ data: [] });
    });
    refuses(open, 'getOverviewByCourse', { courses: 1 }, [['courses', undefined, 'This field is required']]);
  },

  getOverviewById: (open) => {
    test('finds one by its id, with the name of its course', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getOverviewById', { id: '1' }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, course_iid: 1, course_name: 'NRB Assistant', created_by: 'sita' } });
    });
    missing(open, 'getOverviewById', { id: '99' }, 'Program overview');
  },

  createOverview: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createOverview', form, staff.access);
      const { courses: course_iid, ...kept } = form;
      expect(body).toMatchObject({
        msg: 'Program overview created successfully',
        data: { ...kept, iid: 2, course_iid, created_by: 'sita', modified_by: null },
      });
    });
    test.each([undefined, null, ' '])('needs no video: %j', async (overview_video_url) => {
      const { api, staff } = await open();
      const { body } = await api.call('createOverview', { ...form, overview_video_url }, staff.access);
      expect(body).toMatchObject({ data: { overview_video_url: null } });
    });
    refuses(open, 'createOverview', form, [
      ...refusedFields,
      ['overview_title', 'Too short', 'must have more than 10 characters'],
      ['overview_desc', '<p><strong>Too short</strong></p>', 'must have more than 10 characters'],
    ]);
  },

  editOverview: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('editOverview', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Program overview updated successfully',
        data: { iid: 1, overview_title: form.overview_title, modified_by: 'sita', modified_remarks: 'more exact' },
      });
    });
    test('accepts texts that are too short for a new one, and removes the video', async () => {
      const { api, staff } = await open();
      const short = { overview_title: 'Short', overview_desc: '<p>Short</p>', overview_video_url: null };
      const { body } = await api.call('editOverview', { ...edit, ...short }, staff.access);
      expect(body).toMatchObject({ data: short });
    });
    refuses(open, 'editOverview', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
  },

  deleteOverview: (open) => {
    test('deletes the record', async () => {
      const { api, staff } = await open();
      const answer = await api.call('deleteOverview', { overview_id: 1 }, staff.access);
      expect(answer).toEqual({ status: 200, body: { msg: 'Program overview deleted successfully' } });
      expect(await api.host.store.list('overview')).toEqual([]);
    });
  },
} satisfies CaseSet;
