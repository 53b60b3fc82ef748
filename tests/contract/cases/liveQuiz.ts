import type { CaseSet, World } from '@tests/contract/caseSet';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, missing, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { wallClockAt } from '@/domain/wallClock';
import { day, edit, form, refusedFields, refusedTimes, searched, windowOf } from './liveQuizForms';

const names = { modelset_name: 'First rehearsal', course_iid: 1, course_name: 'NRB Assistant', year: 2026 };
const past = 'live start date must be after current date time';
const notHere = 'Must be of the chosen course and year';
const meets = (name: string, start: string, end: string) =>
  `It overlaps with “${name}”, which is from ${start} to ${end} (Asia/Kathmandu)`;
const meetsForm = meets('First rehearsal', `${day} 10:30`, `${day} 12:00`);

/** The answer to a form of the world's staff. */
const tag = ({ api, staff }: World, sent: object) => api.call('tagModelsetLive', { ...form, ...sent }, staff.access);

/** The window of an hour and a half that begins so many seconds from now. */
function inSeconds(seconds: number) {
  const at = (ahead: number) => wallClockAt(new Date(Date.now() + ahead * 1000));
  const [start, end] = [at(seconds), at(seconds + 5400)];
  const { live_start_nep_date, live_end_nep_date } = windowOf(start.slice(0, 10), '00:00', '00:00', end.slice(0, 10));
  return { live_start_nep_date, live_start_date_time: start, live_end_nep_date, live_end_date_time: end };
}

export const liveQuizCases = {
  tagModelsetLive: (open) => {
    test('keeps what was sent, and is pending', async () => {
      const { body } = await tag(await open(), {});
      const { modelset: modelset_id, batch: batch_id, ...kept } = form;
      const data = { tag_id: 2, modelset_id, batch_id, batch_name: 'Morning', ...names, ...kept, live_exam_status: 'PENDING' };
      expect(body).toMatchObject({ msg: 'Model set tagged as a live quiz successfully', data: { ...data, created_by: 'sita' } });
    });

    test('a batch may be left out; times are kept in one form', async () => {
      const { body } = await tag(await open(), { batch: undefined, live_start_date_time: `${day}T10:30:00Z` });
      expect(body).toMatchObject({ data: { batch_id: null, batch_name: null, live_start_date_time: `${day}T10:30:00.000Z` } });
    });

    test('refuses a batch that isn’t of the model set’s course and year', async () => {
      const world = await open();
      await addOthers(world.api);
      expect(await answerUnwritten(world, 'tagModelsetLive', { ...form, batch: 3 })).toEqual(marked({ batch: [notHere] }));
      expect((await tag(world, { batch: 3, modelset: 3 })).status).toBe(200);
    });

    test('the start is judged by the clock of Nepal, which goes on', async () => {
      const world = await open();
      const soon = { ...form, ...inSeconds(60) };
      expect((await tag(world, { ...soon, batch: null })).status).toBe(200);
      world.api.host.advance(61);
      expect(await answerUnwritten(world, 'tagModelsetLive', soon)).toEqual(marked({ live_start_date_time: [past] }));
    });

    test('tells of the clock, the batch and another live quiz at once', async () => {
      const world = await open();
      await addOthers(world.api);
      const { host } = world.api;
      await tag(world, { ...inSeconds(60), batch: 3, modelset: 3 });
      host.advance(61);
      const sent = { ...form, ...inSeconds(60), batch: 3 };
      const answer = await answerUnwritten(world, 'tagModelsetLive', sent);
      expect(answer).toMatchObject({ status: 400, body: { errors: { batch: [notHere] } } });
      expect(answer.body).toHaveProperty('errors.live_start_date_time.0', past);
      expect(answer.body).toHaveProperty('errors.live_start_date_time.1', expect.stringContaining('“Rehearsal of last year”'));
    });

    test('refuses a time that its batch has another live quiz at, which it names; before and after is room', async () => {
      const world = await open();
      await addOthers(world.api);
      await tag(world, {});
      const other = { ...form, modelset: 2 };
      const refused = marked({ live_start_date_time: [meetsForm] });
      for (const [start, end] of [
        ['10:30', '12:00'],
        ['09:01', '10:31'],
        ['11:59', '13:30'],
        ['08:00', '15:00'],
      ] as const) {
        expect(await answerUnwritten(world, 'tagModelsetLive', { ...other, ...windowOf(day, start, end) })).toEqual(refused);
      }
      expect((await tag(world, { modelset: 2, ...windowOf(day, '09:00', '10:30') })).status).toBe(200);
      expect((await tag(world, { modelset: 2, ...windowOf(day, '12:00', '13:30') })).status).toBe(200);
      expect((await tag(world, { modelset: 2, batch: 2 })).status).toBe(200);
    });

    test('without a batch it is its model set that can’t be sat twice at a time', async () => {
      const world = await open();
      await addOthers(world.api);
      const open2 = { batch: null, ...windowOf(day, '11:00', '13:00') };
      await tag(world, { batch: '' });
      expect(await answerUnwritten(world, 'tagModelsetLive', { ...form, ...open2 })).toEqual(
        marked({ live_start_date_time: [meetsForm] }),
      );
      expect((await tag(world, { ...open2, modelset: 2 })).status).toBe(200);
      expect((await tag(world, { ...open2, batch: 1 })).status).toBe(200);
    });

    test('of two that overlap and are saved at once one is refused', async () => {
      const world = await open();
      await addOthers(world.api);
      for (const sent of [{}, { batch: null, modelset: 2 }]) {
        const answers = await Promise.all([tag(world, sent), tag(world, sent), tag(world, sent)]);
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      }
    });

    test.each(refusedTimes)('refuses %s', async (_what, sent, errors) => {
      expect(await answerUnwritten(await open(), 'tagModelsetLive', { ...form, ...sent })).toEqual(marked(errors));
    });
    refuses(open, 'tagModelsetLive', form, refusedFields);
  },

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

    test('a start that is changed must be to come', async () => {
      const world = await open();
      const earlier = { ...edit, ...windowOf('2026-04-14', '10:29', '12:30') };
      expect(await answerUnwritten(world, 'updateModelsetLive', earlier)).toEqual(marked({ live_start_date_time: [past] }));
      const later = { ...edit, ...windowOf(day, '10:30', '12:30') };
      expect((await world.api.call('updateModelsetLive', later, world.staff.access)).status).toBe(200);
    });

    test('it is in its own way nowhere, and another is', async () => {
      const world = await open();
      await tag(world, {});
      const sent = { ...edit, tag_id: 2, batch: 1, ...windowOf(day, '11:00', '12:30') };
      expect((await world.api.call('updateModelsetLive', sent, world.staff.access)).status).toBe(200);
      const other = { ...sent, tag_id: 1 };
      expect(await answerUnwritten(world, 'updateModelsetLive', other)).toEqual(
        marked({ live_start_date_time: [meets('First rehearsal', `${day} 11:00`, `${day} 12:30`)] }),
      );
    });

    test('of two that come to overlap at once one is refused', async () => {
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
    missing(open, 'setLiveExamStatus', { tag_id: 99, live_exam_status: 'RUNNING' }, 'Live quiz tag');
  },

  filterLiveModelset: (open) => {
    test('lists those of the course, year and status as they begin, with their names', async () => {
      const world = await open();
      const { api, staff } = world;
      await addOthers(api);
      await tag(world, {});
      await tag(world, { ...windowOf('2041-04-13', '10:30', '12:00') });
      const found = async (sent: object) => (await api.call('filterLiveModelset', { ...searched, ...sent }, staff.access)).body;
      expect(await found({})).toMatchObject({
        data: [
          { tag_id: 1, batch_id: null, ...names },
          { tag_id: 3, batch_name: 'Morning', ...names },
          { tag_id: 2, batch_name: 'Morning', ...names },
        ],
      });
      for (const sent of [{ courses: 2 }, { year: 2025 }, { live_exam_status: 'RUNNING' }]) {
        expect(await found(sent)).toEqual({ data: [] });
      }
    });
    refuses(open, 'filterLiveModelset', searched, [
      ['courses', undefined, 'This field is required'],
      ['year', undefined, 'This field is required'],
      ['live_exam_status', undefined, 'This field is required'],
    ]);
  },
} satisfies CaseSet;
