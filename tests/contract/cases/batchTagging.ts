import type { CaseSet, World } from '@tests/contract/caseSet';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refuses } from '@tests/contract/refusals';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notHere, place, refusedPlaces, studentsIn, tag } from './batchTagForms';

/** Adds this many students of the first course, beginning with the id 4. */
async function addStudents({ api }: World, count: number) {
  const { store } = api.host;
  const students = await store.insertMany(
    'student',
    Array.from({ length: count }, (_, index) => ({ full_name: `Student ${index}`, email: null, mobile_no: null })),
  );
  await store.insertMany(
    'enrolment',
    students.map(({ iid }) => ({
      student_iid: iid,
      course_price_iid: 1,
      enrolled_date: '2026-05-01',
      enroll_end_date: iid % 5 === 0 ? '2026-05-02' : null,
    })),
  );
  return students.map(({ iid }) => iid);
}

export const batchTaggingCases = {
  tagBatch: (open) => {
    test('says of each student what became of them', async () => {
      const world = await open();
      await addOthers(world.api);
      const [fourth = 0, fifth = 0] = await addStudents(world, 2);
      await tag(world, [1]);
      await tag(world, [fourth], 2);
      expect(await tag(world, [1, 2, 3, fourth, fifth, 3])).toEqual({
        msg: 'Students tagged successfully',
        data: {
          tagged: [3],
          already: [1],
          moved: [fourth],
          ended: [2, fifth],
          former: [{ id: fourth, batch_iid: 2, batch_name: 'Evening', batch_year: 2026 }],
        },
      });
      expect(await studentsIn(world, 1)).toEqual([1, 3, fourth]);
      expect(await studentsIn(world, 2)).toEqual([]);
    });

    test('doesn’t say that students were tagged where nobody was', async () => {
      const world = await open();
      await tag(world, [1]);
      expect(await tag(world, [1, 2])).toMatchObject({
        msg: expect.stringMatching(/^Nobody was tagged/),
        data: { tagged: [], already: [1], moved: [], ended: [2] },
      });
    });

    test('recovers a deleted tag instead of adding another', async () => {
      const world = await open();
      await tag(world, [3]);
      expect(await world.api.host.store.list('batch_tag')).toMatchObject([{ iid: 1, student_iid: 3, is_deleted: 'n' }]);
    });

    test('tagging again adds none, and moving back restores what was', async () => {
      const world = await open();
      await addOthers(world.api);
      const ids = [1, 3, ...(await addStudents(world, 30))];
      const { store } = world.api.host;
      await tag(world, ids);
      const first = await studentsIn(world, 1);
      expect(await tag(world, ids)).toMatchObject({ data: { tagged: [], moved: [], already: first } });
      await tag(world, [3], 2);
      await tag(world, [3], 1);
      const standing = (rows: Awaited<ReturnType<typeof tagsOf>>) =>
        rows.map(({ iid, batch_iid, is_deleted }) => [iid, batch_iid, is_deleted]);
      const tagsOf = () => store.list('batch_tag');
      const before = standing(await tagsOf());
      expect(await tag(world, first, 2)).toMatchObject({ data: { moved: first } });
      expect(await tag(world, first, 1)).toMatchObject({ data: { moved: first } });
      expect(standing(await tagsOf())).toEqual(before);
    });

    test('the outcomes add up to the students that were sent, whoever is where', async () => {
      const world = await open();
      await addOthers(world.api);
      await addStudents(world, 12);
      const some = fc.uniqueArray(fc.integer({ min: 1, max: 15 }), { minLength: 1 });
      await fc.assert(
        fc.asyncProperty(some, fc.integer({ min: 1, max: 2 }), async (students, group) => {
          const { tagged = [], already = [], moved = [], ended = [] } = Object(Object(await tag(world, students, group)).data);
          const all: number[] = [...tagged, ...already, ...moved, ...ended];
          expect(all.toSorted((one, other) => one - other)).toEqual(students.toSorted((one, other) => one - other));
        }),
        { numRuns: 15 },
      );
    });

    test('takes five thousand at once', async () => {
      const world = await open();
      const ids = await addStudents(world, 5000);
      expect(await tag(world, ids)).toMatchObject({ data: { already: [], moved: [] } });
      expect(await studentsIn(world, 1)).toHaveLength(4000);
    });

    test('refuses a batch of another course or year', async () => {
      const world = await open();
      await addOthers(world.api);
      const answer = (sent: object) => answerUnwritten(world, 'tagBatch', { ...place, student_list: [1], ...sent });
      expect(await answer({ group: 3 })).toEqual(marked({ group: [notHere] }));
      expect(await answer({ courses: 2 })).toEqual(marked({ group: [notHere] }));
    });
    missing(open, 'tagBatch', { ...place, student_list: [1, 99] }, 'Student');
    refuses(open, 'tagBatch', { ...place, student_list: [1] }, refusedPlaces);
  },
} satisfies CaseSet;
