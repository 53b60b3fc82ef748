import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, onTestFinished, test } from 'vitest';
import { shapeChecks } from '@/backend/health/shapeChecks';

const search = { course_id: 1, year: 2026, group: 1 };
const form = {
  courses: 1,
  year: 2026,
  group: 1,
  topics: 'Profit and <loss>',
  class_date_nep: '2083-01-05',
  class_date: '2026-04-18',
  video_url: 'https://www.youtube.com/watch?v=2lAe1cqCOXo',
};
const edit = { ...form, iid: 1, modified_remarks: 'the other half' };

/** A valid body of each call. */
export const recordingExamples = {
  getRecording: search,
  createRecording: form,
  updateRecording: edit,
  deleteRecording: { iid: 1 },
} satisfies Examples;

const notHere = 'Must be of the chosen course and year';

const refusedFields: Refused<'createRecording' | 'updateRecording'>[] = [
  ['courses', undefined, 'This field is required'],
  ['year', undefined, 'This field is required'],
  ['group', undefined, 'This field is required'],
  ['topics', ' ', 'This field is required'],
  ['class_date_nep', undefined, 'Date is required'],
  ['class_date', '2026-04-19', 'Must be the same day in both calendars'],
  ['video_url', undefined, 'This field is required'],
  ['video_url', 'http://videos.example.com/1', 'Must be a web address that begins with https://'],
  ['video_url', 'javascript:alert(1)', 'Must be a web address that begins with https://'],
];

export const recordingCases = {
  getRecording: (open) => {
    test('lists the recordings of the batch as the classes were', async () => {
      const { api, staff } = await open();
      await api.call('createRecording', form, staff.access);
      const { body } = await api.call('getRecording', search, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 2, batch_name: 'Morning', course_name: 'NRB Assistant' }, { iid: 1 }] });
      expect((await api.call('getRecording', { ...search, year: 2025 }, staff.access)).body).toEqual({ data: [] });
    });

    test('tells which addresses open, where the server opens them', async () => {
      const { api, staff } = await open();
      const { host } = api;
      const answer = async () => (await api.call('getRecording', search, staff.access)).body;
      expect(Object(await answer()).data).not.toContainEqual(expect.objectContaining({ link_state: expect.anything() }));
      shapeChecks.byShape = false;
      onTestFinished(() => {
        shapeChecks.byShape = true;
      });
      expect(await answer()).toMatchObject({ data: [{ iid: 1, link_state: 'unchecked' }] });
      const { iid } = await host.store.insert('content_check', {
        area: 'recording',
        record_iid: 1,
        part: 'video_url',
        kind: 'link',
        address: form.video_url,
        address_start: form.video_url,
        fault: 'missing',
        detail: '404',
        checked_date: '2026-05-01T00:00:00.000Z',
        unchecked_since: null,
        course_iid: null,
        subcourse_iid: null,
        sub_topic_iid: null,
        modelset_iid: null,
      });
      expect(await answer()).toMatchObject({ data: [{ iid: 1, link_state: 'broken' }] });
      await host.store.update('content_check', iid, { fault: null, detail: null });
      expect(await answer()).toMatchObject({ data: [{ iid: 1, link_state: 'opens' }] });
    });
    refuses(open, 'getRecording', search, [['group', undefined, 'This field is required']]);
  },

  createRecording: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createRecording', form, staff.access);
      const { courses: course_iid, year: batch_year, group: group_iid, ...kept } = form;
      expect(body).toMatchObject({
        msg: 'Recording added successfully',
        data: { ...kept, iid: 2, course_iid, batch_year, group_iid, created_by: 'sita' },
      });
    });

    test('refuses a batch of another course or year', async () => {
      const world = await open();
      await addOthers(world.api);
      const answer = (sent: object) => answerUnwritten(world, 'createRecording', { ...form, ...sent });
      expect(await answer({ group: 3 })).toEqual(marked({ group: [notHere] }));
      expect(await answer({ courses: 2 })).toEqual(marked({ group: [notHere] }));
    });
    refuses(open, 'createRecording', form, refusedFields);
  },

  updateRecording: (open) => {
    test('changes the record and stamps the change', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateRecording', edit, staff.access);
      expect(body).toMatchObject({
        msg: 'Recording updated successfully',
        data: { iid: 1, topics: form.topics, modified_by: 'sita', modified_remarks: 'the other half' },
      });
    });
    refuses(open, 'updateRecording', edit, [...refusedFields, ...refusedRemarks(5, 100)]);
  },

  deleteRecording: (open) => {
    test('deletes it', async () => {
      const { api, staff } = await open();
      expect((await api.call('deleteRecording', { iid: 1 }, staff.access)).body).toEqual({
        msg: 'Recording deleted successfully',
      });
      expect(await api.host.store.list('recording')).toEqual([]);
    });
    missing(open, 'deleteRecording', { iid: 99 }, 'Recording');
  },
} satisfies CaseSet;
