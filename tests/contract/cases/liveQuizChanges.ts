import type { CaseSet } from '@tests/contract/caseSet';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { day, edit, form, meets, names, notHere, past, refusedFields, refusedTimes, tag, windowOf } from './liveQuizForms';

export const liveQuizChangeCases = {
  updateModelsetLive: (open) => {
    test('changes it and stamps the change, also where it is over; its status stays', async () => {
      const { api, staff } = await open();
      await api.call('setLiveExamStatus', { tag_id: 1, live_exam_status: 'COMPLETED' }, staff.access);
      const sent = { ...edit, exam_time_duration: '02:00:00', batch: 1 };
      const { body } = await api.call('updateModelsetLive', sent, staff.access);
      expect(body).toMatchObject({
        msg: 'Live quiz tag updated successfully',
        data: { tag_id: 1, batch_id: 1, exam_time_duration: '02:00:00', live_exam_status: 'COMPLETED', modified_by: 'sita' },
      });
    });

    test('a changed start must be in the future', async () => {
      const world = await open();
      const earlier = { ...edit, ...windowOf('2026-04-14', '10:29', '12:30') };
      expect(await answerUnwritten(world, 'updateModelsetLive', earlier)).toEqual(marked({ live_start_date_time: [past] }));
      const later = { ...edit, ...windowOf(day, '10:30', '12:30') };
      expect((await world.api.call('updateModelsetLive', later, world.staff.access)).status).toBe(200);
    });

    test('a live quiz doesn’t overlap itself, but overlaps another', async () => {
      const world = await open();
      await tag(world, {});
      const sent = { ...edit, tag_id: 2, batch: 1, ...windowOf(day, '11:00', '12:30') };
      expect((await world.api.call('updateModelsetLive', sent, world.staff.access)).status).toBe(200);
      const other = { ...sent, tag_id: 1 };
      expect(await answerUnwritten(world, 'updateModelsetLive', other)).toEqual(
        marked({ live_start_date_time: [meets('First rehearsal', `${day} 11:00`, `${day} 12:30`)] }),
      );
    });

    test('of two that are changed to overlap at the same time, one is refused', async () => {
      const world = await open();
      const { api, staff } = world;
      await tag(world, { batch: null });
      const sent = { ...edit, batch: 1, ...windowOf(day, '14:00', '16:00') };
      const answers = await Promise.all(
        [1, 2].map((tag_id) => api.call('updateModelsetLive', { ...sent, tag_id }, staff.access)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    });

    test('refuses another model set where the batch isn’t of its course and year', async () => {
      const world = await open();
      await addOthers(world.api);
      const sent = { ...edit, modelset: 3, batch: 1 };
      expect(await answerUnwritten(world, 'updateModelsetLive', sent)).toEqual(marked({ batch: [notHere] }));
    });
    test.each(refusedTimes)('refuses %s', async (_what, sent, errors) => {
      expect(await answerUnwritten(await open(), 'updateModelsetLive', { ...form, tag_id: 1, ...sent })).toEqual(marked(errors));
    });
    refuses(open, 'updateModelsetLive', edit, [
      ...refusedFields.filter(([field]) => field !== 'exam_time_duration'),
      ['exam_time_duration', '00:00:00', 'Must be longer than 00:00:00'],
    ]);
    missing(open, 'updateModelsetLive', { ...edit, tag_id: 99 }, 'Live quiz tag');
  },

  setLiveExamStatus: (open) => {
    test('sets any status, whatever it was and whatever the clock says', async () => {
      const { api, staff } = await open();
      for (const live_exam_status of ['COMPLETED', 'PENDING', 'RUNNING', 'RUNNING']) {
        const { body } = await api.call('setLiveExamStatus', { tag_id: 1, live_exam_status }, staff.access);
        const data = { tag_id: 1, live_exam_status, modified_by: 'sita', ...names };
        expect(body).toMatchObject({ msg: 'Status of the live quiz updated successfully', data });
      }
    });
    refuses(open, 'setLiveExamStatus', { tag_id: 1, live_exam_status: 'RUNNING' }, [
      ['live_exam_status', undefined, 'This field is required'],
      ['live_exam_status', 'running', 'This field is required'],
    ]);
  },
} satisfies CaseSet;
