import { audit } from '@tests/contract/audit';
import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { liveQuiz, modelset } from '@tests/contract/exams';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, type Refused, refusedRemarks, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { liveStays, stays } from './stays';

export const searched = { course_id: 1, year: 2026 };
/** A form in the course and year of the world's batch. */
export const form = {
  batch_name: 'Evening <&>',
  courses: 1,
  batch_year: 2026,
  batch_start_date_nep: '2083-08-05',
  batch_start_date: '2026-11-21',
  batch_end_date_nep: '2083-08-06',
  batch_end_date: '2026-11-22',
};
export const edit = { ...form, group_id: 1, modified_remarks: 'it begins later' };

const notSameDay = 'Must be the same day in both calendars';
const endsFirst = 'End date must be after start date';

const refusedFields: Refused<'createBatch' | 'updateBatch'>[] = [
  ['batch_name', ' ', 'This field is required'],
  ['batch_name', 'x'.repeat(101), 'shouldnot have more than 100 characters'],
  ['courses', undefined, 'This field is required'],
  ['batch_year', undefined, 'This field is required'],
  ['batch_year', 2019, 'Must be a year from 2020 to next year'],
  ['batch_start_date', '2026-11-20', notSameDay],
  ['batch_end_date', '2026-11-23', notSameDay],
  ['batch_start_date_nep', '2083-13-01', 'Must be of a month from 1 to 12'],
  ['batch_end_date_nep', undefined, 'This field is required'],
];

/** A valid body of each call. */
export const batchExamples = {
  getAllBatch: searched,
  filterBatch: searched,
  createBatch: form,
  updateBatch: edit,
} satisfies Examples;

export const batchCases = {
  getAllBatch: (open) => {
    test('lists the batches of the course and year as they begin', async () => {
      const { api, staff } = await open();
      await api.host.store.update('batch', 1, { batch_start_date: '2026-12-01' });
      await api.call('createBatch', form, staff.access);
      const { body } = await api.call('getAllBatch', searched, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 2 }, { iid: 1, course_name: 'NRB Assistant' }] });
    });
  },

  filterBatch: (open) => {
    test('lists the batches of the course and year, with its name', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const { body } = await api.call('filterBatch', searched, staff.access);
      expect(body).toMatchObject({ data: [{ iid: 1, course_name: 'NRB Assistant' }, { iid: 2 }] });
      expect((await api.call('filterBatch', { course_id: 2, year: 2026 }, staff.access)).body).toEqual({ data: [] });
    });
    refuses(open, 'filterBatch', searched, [
      ['course_id', undefined, 'This field is required'],
      ['year', undefined, 'This field is required'],
      ['year', 'this one', 'Must be a number'],
    ]);
  },

  getBatchSelect: (open) => {
    test('offers the batches of the year and course, by its id or slug', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      const data = [
        { iid: 1, batch_name: 'Morning' },
        { iid: 2, batch_name: 'Evening' },
      ];
      expect((await api.call('getBatchSelect', { year: '2026', courseId: '1' }, staff.access)).body).toEqual({ data });
      expect((await api.call('getBatchSelect', { year: '2026', courseId: 'nrb-assistant' }, staff.access)).body).toEqual({
        data,
      });
      expect((await api.call('getBatchSelect', { year: '2024', courseId: '1' }, staff.access)).body).toEqual({ data: [] });
    });
    missing(open, 'getBatchSelect', { year: '2026', courseId: '99' }, 'Course');
    missing(open, 'getBatchSelect', { year: '12026', courseId: '1' }, 'Year');
  },

  createBatch: (open) => {
    test('keeps what was sent', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('createBatch', form, staff.access);
      const { courses: course_iid, ...kept } = form;
      const data = { ...kept, iid: 2, course_iid, course_name: 'NRB Assistant', created_by: 'sita', modified_by: null };
      expect(body).toMatchObject({ msg: 'Batch created successfully', data });
    });

    test.each([
      ['2083-08-05', '2026-11-21'],
      ['2083-08-04', '2026-11-20'],
    ])('refuses an end on %s, which is not after the start', async (batch_end_date_nep, batch_end_date) => {
      const sent = { ...form, batch_end_date_nep, batch_end_date };
      expect(await answerUnwritten(await open(), 'createBatch', sent)).toEqual(marked({ batch_end_date: [endsFirst] }));
    });

    test('the order of the days is judged whatever else is wrong', async () => {
      const sent = { ...form, batch_name: '', batch_end_date_nep: '2083-08-04', batch_end_date: '2026-11-20' };
      expect(await answerUnwritten(await open(), 'createBatch', sent)).toEqual(
        marked({ batch_name: ['This field is required'], batch_end_date: [endsFirst] }),
      );
    });

    test('refuses a name that the course has already, in any year; another course may have it', async () => {
      const world = await open();
      await addOthers(world.api);
      const sent = { ...form, batch_name: ' MORNING', batch_year: 2025 };
      const msg = 'This course has a batch with this name already';
      expect(await answerUnwritten(world, 'createBatch', sent)).toEqual({
        status: 409,
        body: { msg, errors: { batch_name: [msg] } },
      });
      expect((await world.api.call('createBatch', { ...sent, courses: 2 }, world.staff.access)).status).toBe(200);
    });
    refuses(open, 'createBatch', form, refusedFields);
  },

  updateBatch: (open) => {
    test('changes the record and stamps the change, also where it is tagged', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('updateBatch', edit, staff.access);
      const { courses: course_iid, group_id: iid, ...kept } = edit;
      expect(body).toMatchObject({ msg: 'Batch updated successfully', data: { ...kept, iid, course_iid, modified_by: 'sita' } });
    });

    test('a tagged model set stays in its course and year; an untagged one can move', async () => {
      const world = await open();
      await world.api.host.store.removeMany('recording', {});
      await addOthers(world.api);
      const moved = { ...edit, courses: 2, batch_year: 2025 };
      expect(await answerUnwritten(world, 'updateBatch', moved)).toEqual(marked({ courses: [stays], batch_year: [stays] }));
      expect(await answerUnwritten(world, 'updateBatch', { ...edit, batch_year: 2025 })).toEqual(marked({ batch_year: [stays] }));
      const { body } = await world.api.call('updateBatch', { ...moved, group_id: 2 }, world.staff.access);
      expect(body).toMatchObject({ data: { iid: 2, course_iid: 2, course_name: 'Kharidar', batch_year: 2025 } });
    });
    refuses(open, 'updateBatch', edit, [...refusedFields.filter(([field]) => field !== 'batch_year'), ...refusedRemarks(5, 70)]);
  },

  deleteBatch: (open) => {
    test('deletes it, and its name is free', async () => {
      const { api, staff } = await open();
      await addOthers(api);
      expect((await api.call('deleteBatch', { id: '2' }, staff.access)).body).toEqual({ msg: 'Batch deleted successfully' });
      expect((await api.call('createBatch', { ...form, batch_name: 'Evening' }, staff.access)).status).toBe(200);
    });

    test('refuses one that model sets are tagged with, and names all that is in the way', async () => {
      const world = await open();
      const { store } = world.api.host;
      await store.updateMany('batch_tag', {}, { is_deleted: 'n' });
      const students = await store.count('batch_tag', { where: { batch_iid: 1 } });
      const all = [
        'Number of model sets tagged with it: 1. Delete these tags first, in “Model Set Batch Tags”: “First rehearsal”',
        `Number of students in it: ${students}. Remove them first, in “Batch Tag Report”`,
        'Number of recordings of its classes: 1. Delete them or give them another batch first, in “Live Recording Setup”',
      ];
      expect(await answerUnwritten(world, 'deleteBatch', { id: '1' })).toEqual({ status: 409, body: { msg: all.join('\n') } });
      await store.updateMany('batch_tag', {}, { is_deleted: 'y' });
      await store.removeMany('recording', {});
      const msg = 'Number of model sets tagged with it: 1. Delete these tags first, in “Model Set Batch Tags”: “First rehearsal”';
      expect(await answerUnwritten(world, 'deleteBatch', { id: '1' })).toEqual({ status: 409, body: { msg } });
    });

    test('refuses one that sits live quizzes, and tells of the tags of either kind', async () => {
      const world = await open();
      const { store } = world.api.host;
      await store.removeMany('recording', {});
      await store.insert('live_modelset_tag', { ...liveQuiz, batch_iid: 1 });
      const both =
        'Number of tags that it has: 2. Delete those in “Model Set Batch Tags” first, and give those in “Live Quiz Tag Setup” another batch: “First rehearsal”';
      expect(await answerUnwritten(world, 'deleteBatch', { id: '1' })).toEqual({ status: 409, body: { msg: both } });
      await store.removeMany('modelset_batch_tag', {});
      const live =
        'Number of live quizzes that it sits: 1. Give them another batch first, in “Live Quiz Tag Setup”: “First rehearsal”';
      expect(await answerUnwritten(world, 'deleteBatch', { id: '1' })).toEqual({ status: 409, body: { msg: live } });
      const moved = { ...edit, batch_year: 2025 };
      expect(await answerUnwritten(world, 'updateBatch', moved)).toEqual(marked({ batch_year: [liveStays] }));
    });

    test('a batch with recordings or students is neither deleted nor moved to another course or year', async () => {
      const world = await open();
      const { store } = world.api.host;
      await addOthers(world.api);
      await store.insert('recording', { ...((await store.get('recording', 1)) ?? expect.fail()), group_iid: 2 });
      await store.insert('batch_tag', { student_iid: 1, batch_iid: 2, is_deleted: 'n', ...audit });
      const recordings = 'Delete them or give them another batch first, in “Live Recording Setup”';
      const students = 'Number of students in it: 1. Remove them first, in “Batch Tag Report”';
      const moved = { ...edit, group_id: 2, batch_year: 2025 };
      const staysWithStudents = 'It has students: its course and year stay. Remove them first, in “Batch Tag Report”';
      const staysRecorded =
        'It has recordings: its course and year stay. Give them another batch first, in “Live Recording Setup”';
      expect(await answerUnwritten(world, 'updateBatch', moved)).toEqual(
        marked({ batch_year: [staysWithStudents, staysRecorded] }),
      );
      const msg = `Number of recordings of its classes: 1. ${recordings}`;
      expect(await answerUnwritten(world, 'deleteBatch', { id: '2' })).toEqual({
        status: 409,
        body: { msg: `${students}\n${msg}` },
      });
      await store.updateMany('batch_tag', {}, { is_deleted: 'y' });
      expect(await answerUnwritten(world, 'deleteBatch', { id: '2' })).toEqual({ status: 409, body: { msg } });
      await store.removeMany('recording', {});
      expect((await world.api.call('deleteBatch', { id: '2' }, world.staff.access)).status).toBe(200);
    });

    test('names five of them at most', async () => {
      const world = await open();
      const { store } = world.api.host;
      for (const number of [2, 3, 4, 5, 6]) {
        const { iid } = await store.insert('modelset', { ...modelset, modelset_name: `Set ${number}` });
        await store.insert('modelset_batch_tag', { modelset_iid: iid, batch_iid: 1, ...audit });
      }
      const { body } = await answerUnwritten(world, 'deleteBatch', { id: '1' });
      expect(JSON.stringify(body)).toContain('“Set 5”, …');
    });
    missing(open, 'deleteBatch', { id: '99' }, 'Batch');
  },
} satisfies CaseSet;
