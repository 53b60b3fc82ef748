import type { CaseSet, World } from '@tests/contract/caseSet';
import { addOthers } from '@tests/contract/otherYear';
import { answerUnwritten, marked, refuses } from '@tests/contract/refusals';
import { expect, test } from 'vitest';
import { wallClockAt } from '@/domain/calendar/wallClock';
import { day, form, meets, names, notHere, past, refusedFields, refusedTimes, searched, tag, windowOf } from './liveQuizForms';

const meetsForm = meets('First rehearsal', `${day} 10:30`, `${day} 12:00`);

/** Returns a window of an hour and a half that begins in so many seconds. */
function inSeconds({ api }: World, seconds: number) {
  const at = (ahead: number) => wallClockAt(new Date(api.host.now().getTime() + ahead * 1000));
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

    test('the start is compared with the current time in Nepal', async () => {
      const world = await open();
      const soon = { ...form, ...inSeconds(world, 60) };
      expect((await tag(world, { ...soon, batch: null })).status).toBe(200);
      world.api.host.advance(61);
      expect(await answerUnwritten(world, 'tagModelsetLive', soon)).toEqual(marked({ live_start_date_time: [past] }));
    });

    test('tells of the clock, the batch and another live quiz at once', async () => {
      const world = await open();
      await addOthers(world.api);
      const { host } = world.api;
      const soon = inSeconds(world, 60);
      await tag(world, { ...soon, batch: 3, modelset: 3 });
      host.advance(61);
      const sent = { ...form, ...soon, batch: 3 };
      const answer = await answerUnwritten(world, 'tagModelsetLive', sent);
      expect(answer).toMatchObject({ status: 400, body: { errors: { batch: [notHere] } } });
      expect(answer.body).toHaveProperty('errors.live_start_date_time.0', past);
      expect(answer.body).toHaveProperty('errors.live_start_date_time.1', expect.stringContaining('“Rehearsal of last year”'));
    });

    test('refuses a time at which its batch has another live quiz, and names that; before and after it is free', async () => {
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

    test('without a batch, two live quizzes of one model set can’t overlap', async () => {
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

    test('locks its batch and its model set while it is checked, so that another at the same time waits', async () => {
      const world = await open();
      const { store } = world.api.host;
      const held: string[] = [];
      const tx = store.tx.bind(store);
      store.tx = (work) =>
        tx((inside) => {
          const get: typeof inside.get = (table, iid, lock) => {
            if (lock) held.push(`${table} ${iid}`);
            return inside.get(table, iid, lock);
          };
          return work({ ...inside, get });
        });
      expect((await tag(world, {})).status).toBe(200);
      expect(held).toEqual(['batch 1', 'modelset 1']);
    });

    test('of two that overlap and are saved at the same time, one is refused', async () => {
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
