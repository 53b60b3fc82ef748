import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { answerUnwritten, marked, missing, type Refused, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { addCourse, addSubcourse } from './otherPlaces';
import { questionsStay } from './quizTagForms';

export const form = { topic_title: 'Number series', subcourse: 1, lecture_hours: '6' };
export const edit = { ...form, main_topic_id: 1, modified_remarks: 'a better title' };

const refusedFields: Refused<'createMainTopic' | 'updateMainTopic'>[] = [
  ['topic_title', '', 'This field is required'],
  ['topic_title', 'abc', 'more than 4 characters'],
  ['topic_title', 'x'.repeat(51), 'cannot exceed from 50 characters'],
  ['subcourse', undefined, 'This field is required'],
  ['lecture_hours', undefined, 'This field is required'],
  ['lecture_hours', '1000', 'cannot exceed from 3 characters'],
];

/** A valid body of each call. */
export const mainTopicExamples = {
  createMainTopic: form,
  updateMainTopic: edit,
} satisfies Examples;

export const mainTopicCases = {
  getAllMainTopic: (open) => {
    test('lists every main topic', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllMainTopic', {}, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, topic_title: 'Percentage', subcourse_iid: 1 }] });
    });
  },

  getAllMainTopicSelectById: (open) => {
    test('gives ids and titles of those of the subcourse', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getAllMainTopicSelectById', { subcourseId: '1' }, staff.access);
      expect(body).toEqual({ data: [{ iid: 1, topic_title: 'Percentage' }] });
    });
    missing(open, 'getAllMainTopicSelectById', { subcourseId: '99' }, 'Subcourse');
  },

  getMainTopic: (open) => {
    test.each(['1', 'percentage'])('finds %s', async (slug) => {
      const { api, staff } = await open();
      expect((await api.call('getMainTopic', { slug }, staff.access)).body).toMatchObject({ data: { iid: 1 } });
    });
    missing(open, 'getMainTopic', { slug: 'gone' }, 'Main topic');
  },

  viewMainTopicDetails: (open) => {
    test('gives the names above, and the audit fields', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('viewMainTopicDetails', { slug: 'percentage' }, staff.access);
      expect(body).toMatchObject({
        data: {
          topic_title: 'Percentage',
          category_name: 'Banking',
          course_name: 'NRB Assistant',
          subcourse_name: 'Quantitative aptitude',
          created_by: 'sita',
        },
      });
    });
    missing(open, 'viewMainTopicDetails', { slug: 'gone' }, 'Main topic');
  },

  createMainTopic: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('createMainTopic', form, staff.access);
      expect(status).toBe(200);
      const { subcourse: subcourse_iid, ...kept } = form;
      expect(body).toMatchObject({
        msg: 'Main topic created successfully',
        data: { ...kept, iid: 2, subcourse_iid, slug: 'number-series', created_by: 'sita', modified_by: null },
      });
    });
    refuses(open, 'createMainTopic', form, refusedFields);
    test('refuses the title of a sibling, in any case', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createMainTopic', { ...form, topic_title: 'PERCENTAGE' }, staff.access);
      const msg = 'this topic title already exists';
      expect(answer).toEqual({ status: 409, body: { msg, errors: { topic_title: [msg] } } });
    });
  },

  updateMainTopic: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateMainTopic', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Main topic updated successfully',
        data: {
          iid: 1,
          topic_title: 'Number series',
          modified_by: 'sita',
          modified_remarks: 'a better title',
        },
      });
    });
    test('within its course its tags follow it', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const iid = await addSubcourse(api);
      const before = await store.list('quiz_tag');
      const followed = before.map((tag) => ({ ...tag, subcourse_iid: iid }));
      expect(followed).not.toEqual(before);
      const { body } = await api.call('updateMainTopic', { ...edit, subcourse: iid }, staff.access);
      expect(body).toMatchObject({ data: { iid: 1, subcourse_iid: iid } });
      expect(await store.list('quiz_tag')).toEqual(followed);
    });
    test('stays in its course while questions are tagged with it', async () => {
      const world = await open();
      const { store } = world.api.host;
      const iid = await addSubcourse(world.api, await addCourse(world.api));
      const moved = { ...edit, subcourse: iid };
      expect(await answerUnwritten(world, 'updateMainTopic', moved)).toEqual(marked({ subcourse: [questionsStay] }));
      await store.removeMany('quiz_tag', {});
      const { body } = await world.api.call('updateMainTopic', moved, world.staff.access);
      expect(body).toMatchObject({ data: { iid: 1, subcourse_iid: iid } });
    });
    refuses(open, 'updateMainTopic', edit, [...refusedFields, ['modified_remarks', '', 'This field is required']]);
  },
} satisfies CaseSet;
