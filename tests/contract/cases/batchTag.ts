import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { place, refusedPlaces, studentsIn, tag } from './batchTagForms';

const search = { courses: 1, courseprice: [1], enroll_date: { from: '2024-01-01', to: '2026-12-31' } };
const report = { course_id: 1, year: 2026, group: 1, is_deleted: 'n' } as const;

/** A valid body of each call. */
export const batchTagExamples = {
  filterStudent: search,
  tagBatch: { ...place, student_list: [1] },
  updateBatchTag: { ...place, student_list: [1] },
  deleteBatchTag: { student_list: [1] },
  filterBatchTag: report,
} satisfies Examples;

export const batchTagCases = {
  filterStudent: (open) => {
    test('finds who enrolled for the packages between the days, both included, with their batch', async () => {
      const world = await open();
      await tag(world, [1]);
      const { body } = await world.api.call('filterStudent', search, world.staff.access);
      expect(body).toMatchObject({
        data: [
          { iid: 2, full_name: 'हरि थापा', mobile_no: '+977-9841000002', enroll_end_date: '2024-07-15', batch_iid: null },
          {
            iid: 1,
            full_name: 'Maya Gurung',
            course_name: 'NRB Assistant',
            package_name: 'Three months',
            enrolled_date: '2026-04-14',
            enroll_end_date: null,
            batch_iid: 1,
            batch_name: 'Morning',
          },
          { iid: 3, full_name: 'Ram Lama', batch_iid: null },
        ],
      });
      const day = { from: '2026-04-14', to: '2026-04-14' };
      const found = await world.api.call('filterStudent', { ...search, enroll_date: day }, world.staff.access);
      expect(found.body).toMatchObject({ data: [{ iid: 1 }] });
    });

    test('shows who has two packages once, with the names of both, until the later one ends', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const { iid: _, ...price } = (await store.get('course_price', 1)) ?? expect.fail();
      await store.insert('course_price', { ...price, package_name: 'Mock tests' });
      await store.insert('enrolment', {
        student_iid: 2,
        course_price_iid: 2,
        enrolled_date: '2026-06-01',
        enroll_end_date: '2026-07-31',
      });
      const { body } = await api.call('filterStudent', { ...search, courseprice: [1, 2] }, staff.access);
      expect(body).toMatchObject({
        data: [
          { iid: 2, package_name: 'Three months, Mock tests', enrolled_date: '2024-04-13', enroll_end_date: '2026-07-31' },
          {},
          {},
        ],
      });
    });
    refuses(open, 'filterStudent', search, [
      ['courses', undefined, 'This field is required'],
      ['courseprice', [], 'Please select at least one package'],
      ['courseprice', undefined, 'Please select at least one package'],
    ]);
  },

  updateBatchTag: (open) => {
    test('moves the tags that stand, and leaves the others', async () => {
      const world = await open();
      const { api, staff } = world;
      await addOthers(api);
      await tag(world, [1]);
      const { body } = await api.call('updateBatchTag', { ...place, group: 2, student_list: [1, 2] }, staff.access);
      expect(body).toEqual({
        msg: 'Students moved successfully',
        data: { already: [], moved: [2], former: [{ id: 2, batch_iid: 1, batch_name: 'Morning', batch_year: 2026 }] },
      });
      expect(await studentsIn(world, 2)).toEqual([1]);
      const again = await api.call('updateBatchTag', { ...place, group: 2, student_list: [2] }, staff.access);
      expect(again.body).toMatchObject({ msg: expect.stringMatching(/^Nobody was moved/), data: { already: [2], moved: [] } });
    });

    test('refuses a tag of another course', async () => {
      const world = await open();
      await addOthers(world.api);
      await tag(world, [1]);
      await world.api.host.store.insert('batch', {
        ...((await world.api.host.store.get('batch', 1)) ?? expect.fail()),
        course_iid: 2,
      });
      expect(await answerUnwritten(world, 'updateBatchTag', { courses: 2, year: 2026, group: 4, student_list: [2] })).toEqual(
        marked({ courses: ['Must belong to the chosen course'] }),
      );
    });
    missing(open, 'updateBatchTag', { ...place, student_list: [99] }, 'Tag');
    refuses(open, 'updateBatchTag', { ...place, student_list: [1] }, refusedPlaces);
  },

  deleteBatchTag: (open) => {
    test('marks the tags as deleted, once', async () => {
      const world = await open();
      const { api, staff } = world;
      await tag(world, [1]);
      const { body } = await api.call('deleteBatchTag', { student_list: [1, 2] }, staff.access);
      expect(body).toMatchObject({
        msg: 'Students removed from the batch: 1. Had left it before: 1',
        data: [{ iid: 2, student_name: 'Maya Gurung', is_deleted: 'y' }],
      });
      expect(await studentsIn(world, 1)).toEqual([]);
    });
    missing(open, 'deleteBatchTag', { student_list: [99] }, 'Tag');
  },

  recoverBatchTag: (open) => {
    test('puts the student into the batch again', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('recoverBatchTag', { id: '1' }, staff.access);
      expect(body).toMatchObject({
        msg: 'Student recovered successfully',
        data: { iid: 1, student_name: 'Ram Lama', is_deleted: 'n' },
      });
    });

    test('refuses it while the student is in another batch of the course', async () => {
      const world = await open();
      await addOthers(world.api);
      await tag(world, [3], 2);
      expect(await answerUnwritten(world, 'recoverBatchTag', { id: '1' })).toEqual({
        status: 409,
        body: { msg: 'This student is in another batch of the course now: Evening' },
      });
    });

    test('treats who has no running package as tagging does: after the day of leaving, the place is lost', async () => {
      const world = await open();
      const { store } = world.api.host;
      await tag(world, [1]);
      await world.api.call('deleteBatchTag', { student_list: [2] }, world.staff.access);
      await store.update('enrolment', 1, { enroll_end_date: '2026-05-01' });
      // Whoever was removed by mistake is put back the same day.
      expect((await world.api.call('recoverBatchTag', { id: '2' }, world.staff.access)).body).toMatchObject({
        data: { is_deleted: 'n' },
      });
      await world.api.call('deleteBatchTag', { student_list: [2] }, world.staff.access);
      expect(await tag(world, [1])).toMatchObject({ data: { tagged: [1] } });
      await store.update('batch_tag', 2, { is_deleted: 'y', modified_date: '2026-05-02T06:15:00.000Z' });
      expect(await answerUnwritten(world, 'recoverBatchTag', { id: '2' })).toEqual({
        status: 409,
        body: { msg: 'This student has no package of the course that runs, and so can’t be in a batch of it' },
      });
      expect(await tag(world, [1])).toMatchObject({ data: { tagged: [], ended: [1] } });
    });
    missing(open, 'recoverBatchTag', { id: '99' }, 'Tag');
  },

  filterBatchTag: (open) => {
    test('lists the tags that stand, or the deleted ones', async () => {
      const world = await open();
      const { api, staff } = world;
      await tag(world, [1]);
      const answer = async (sent: object) => (await api.call('filterBatchTag', { ...report, ...sent }, staff.access)).body;
      expect(await answer({})).toMatchObject({
        data: [{ iid: 2, student_name: 'Maya Gurung', course_name: 'NRB Assistant', batch_name: 'Morning', is_deleted: 'n' }],
      });
      expect(await answer({ is_deleted: 'y' })).toMatchObject({ data: [{ iid: 1, student_name: 'Ram Lama' }] });
      expect(await answer({ year: 2025 })).toEqual({ data: [] });
    });
    refuses(open, 'filterBatchTag', report, [
      ['group', undefined, 'This field is required'],
      ['is_deleted', undefined, 'This field is required'],
    ]);
  },
} satisfies CaseSet;
