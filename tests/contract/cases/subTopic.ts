import type { CaseSet } from '@tests/contract/caseSet';
import { marked, missing, refuses } from '@tests/contract/refusals';
import { describe, expect, test } from 'vitest';
import { edit, embedded, plain, refusedEmbedded, refusedPlain, refusedVideo, video } from './subTopicForms';

export const subTopicCases = {
  getSubTopicOrderSelect: (open) => {
    test('gives the places that are taken, then the next free one', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getSubTopicOrderSelect', { lessonId: '1' }, staff.access);
      expect(body).toEqual({
        data: [{ sub_topic_order: 1, topic_title: 'Cost price' }, { sub_topic_order: 2, topic_title: 'Marked price' }, 3],
      });
    });
    missing(open, 'getSubTopicOrderSelect', { lessonId: '99' }, 'Lesson');
  },

  getSubTopic: (open) => {
    test.each(['1', 'marked-price'])('finds %s', async (id) => {
      const { api, staff } = await open();
      expect((await api.call('getSubTopic', { id }, staff.access)).body).toMatchObject({ data: { iid: 1, lesson_iid: 1 } });
    });
    missing(open, 'getSubTopic', { id: '99' }, 'Sub topic');
  },

  viewSubTopicDetails: (open) => {
    test('gives the names above, and that of the instructor', async () => {
      const { api, staff } = await open();
      const names = { course_name: 'NRB Assistant', main_topic_title: 'Percentage', lesson_title: 'Profit and loss' };
      const before = await api.call('viewSubTopicDetails', { id: '1' }, staff.access);
      expect(before.body).toMatchObject({ data: { ...names, topic_title: 'Marked price', instructor_name: null } });
      await api.host.store.update('sub_topic', 1, { instructor_iid: 1 });
      const after = await api.call('viewSubTopicDetails', { id: '1' }, staff.access);
      expect(after.body).toMatchObject({ data: { ...names, instructor_name: 'Ramesh Man Koirala' } });
    });
    missing(open, 'viewSubTopicDetails', { id: '99' }, 'Sub topic');
  },

  createSubTopic: (open) => {
    test('keeps a text', async () => {
      const { api, staff } = await open();
      const { status, body } = await api.call('createSubTopic', plain, staff.access);
      expect(status).toBe(200);
      const { lesson: lesson_iid, ...kept } = plain;
      expect(body).toMatchObject({
        msg: 'Sub topic created successfully',
        data: { ...kept, iid: 3, lesson_iid, slug: 'discount', instructor_iid: null, video_url: null, created_by: 'sita' },
      });
    });
    test('keeps of a text all that can be stored, and the joiners of its title', async () => {
      const { api, staff } = await open();
      const odd = { topic_title: 'प्\u200dरमुख', sub_topic_desc: `${plain.sub_topic_desc}\f\u200e\u{e0041}` };
      const { body } = await api.call('createSubTopic', { ...plain, ...odd }, staff.access);
      expect(body).toMatchObject({ data: odd });
    });
    test('keeps a video', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createSubTopic', video, staff.access);
      const { lesson: lesson_iid, instructors: instructor_iid, ...kept } = video;
      const rest = { lesson_iid, instructor_iid, em_video_url: null, sub_topic_desc: null, description_editor_type: 'ck' };
      expect(body).toMatchObject({ data: { ...kept, ...rest } });
    });
    test('keeps of an embed code its player alone', async () => {
      const { api, staff } = await open();
      const em_video_url = '<p onclick="x()"><iframe width="9" src="https://player.vimeo.com/video/42"></iframe></p>';
      const { body } = await api.call('createSubTopic', { ...embedded, em_video_url }, staff.access);
      const reduced = '<iframe src="https://player.vimeo.com/video/42" allowfullscreen></iframe>';
      expect(body).toMatchObject({ data: { video_type: 'em', em_video_url: reduced, video_url: null } });
    });
    test('neither wants nor keeps what its choices hide', async () => {
      const { api, staff } = await open();
      const stale = { ...plain, video_type: 'url', video_url: 'half an addr', video_duration: '1', preview_status: 'y' };
      const none = { host_type: null, video_type: null, video_url: null, video_duration: null, preview_status: null };
      expect(await api.call('createSubTopic', stale, staff.access)).toMatchObject({ status: 200, body: { data: none } });
      const other = { ...video, topic_title: 'Margin', preview_status: 'n', em_video_url: '<iframe>' };
      const fewer = { em_video_url: null, preview_video_url: null, video_url: video.video_url };
      expect(await api.call('createSubTopic', other, staff.access)).toMatchObject({ status: 200, body: { data: fewer } });
    });
    test('a choice that is hidden, or need not be made, may be sent empty', async () => {
      const { api, staff } = await open();
      const hidden = { ...plain, host_type: '', video_type: '', preview_status: '', preview_video_url: '' };
      expect((await api.call('createSubTopic', hidden, staff.access)).status).toBe(200);
      const { body } = await api.call('createSubTopic', { ...video, topic_title: 'Margin', video_type: '' }, staff.access);
      expect(body).toMatchObject({ data: { host_type: 'yt', video_type: null, video_url: null } });
    });
    test('reports all faults at once', async () => {
      const { api, staff } = await open();
      const answer = await api.call('createSubTopic', { page_type: 'multimedia', video_type: 'em' }, staff.access);
      const fields = ['topic_title', 'lesson', 'sub_topic_order', 'host_type', 'em_video_url', 'mob_video_url'];
      const required = [...fields, 'video_duration', 'preview_status'].map((field) => [field, ['This field is required']]);
      expect(answer).toEqual(marked(Object.fromEntries(required)));
    });
    test('reports missing conditional fields beside a text that is too long and an invalid address', async () => {
      const { api, staff } = await open();
      const form = { ...video, topic_title: 'x'.repeat(101), resource_url: 'notes.pdf', host_type: null, video_url: 'http://x' };
      expect(await api.call('createSubTopic', form, staff.access)).toEqual(
        marked({
          topic_title: ['cannot exceed from 100 characters'],
          resource_url: ['Must be a web address'],
          host_type: ['This field is required'],
          video_url: ['Must be a web address that begins with https://'],
        }),
      );
    });
    describe('a text', () => refuses(open, 'createSubTopic', plain, refusedPlain));
    describe('a video', () => refuses(open, 'createSubTopic', video, refusedVideo));
    describe('an embedded video', () => refuses(open, 'createSubTopic', embedded, refusedEmbedded));
    test('refuses the title of a sibling', async () => {
      const { api, staff } = await open();
      const msg = 'this topic title already exists';
      const answer = await api.call('createSubTopic', { ...plain, topic_title: 'COST price' }, staff.access);
      expect(answer).toEqual({ status: 409, body: { msg, errors: { topic_title: [msg] } } });
    });
    test('the others make room', async () => {
      const { api, staff } = await open();
      await api.call('createSubTopic', { ...plain, sub_topic_order: 1 }, staff.access);
      const { body } = await api.call('getSubTopicOrderSelect', { lessonId: '1' }, staff.access);
      expect(body).toMatchObject({
        data: [
          { topic_title: 'Discount' },
          { topic_title: 'Cost price' },
          { sub_topic_order: 3, topic_title: 'Marked price' },
          4,
        ],
      });
    });
  },

  updateSubTopic: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateSubTopic', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Sub topic updated successfully',
        data: {
          iid: 1,
          topic_title: 'Discount',
          instructor_iid: 1,
          sub_topic_order: 2,
          modified_by: 'sita',
          modified_remarks: 'a better text',
        },
      });
    });
    test('keeps the editor where none is sent', async () => {
      const { api, staff } = await open();
      await api.host.store.update('sub_topic', 1, { description_editor_type: 'jodit' });
      const { description_editor_type: _, ...rest } = edit;
      const { body } = await api.call('updateSubTopic', rest, staff.access);
      expect(body).toMatchObject({ data: { description_editor_type: 'jodit', modified_by: 'sita' } });
    });
    test('below another lesson it leaves no gap behind', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateSubTopic', { ...edit, sub_topic_id: 2, lesson: 2 }, staff.access);
      expect(body).toMatchObject({ data: { lesson_iid: 2, sub_topic_order: 1 } });
      const left = await api.call('getSubTopicOrderSelect', { lessonId: '1' }, staff.access);
      expect(left.body).toEqual({ data: [{ sub_topic_order: 1, topic_title: 'Marked price' }, 2] });
    });
    refuses(open, 'updateSubTopic', edit, [
      ...refusedPlain,
      ['instructors', undefined, 'This field is required'],
      ['modified_remarks', 'abc', 'must be more than 4 characters'],
    ]);
  },
} satisfies CaseSet;
