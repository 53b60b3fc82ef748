import type { CaseSet } from '@tests/contract/caseSet';
import type { Examples } from '@tests/contract/examples';
import { everywhere, withRole } from '@tests/contract/withRole';
import { expect, test } from 'vitest';

/** The day on which the world's batch begins, and its live quiz is. */
const day = { from: '2026-04-14', to: '2026-04-14' };

/** A valid body of each call. */
export const calendarExamples = { getCalendar: day } satisfies Examples;

export const calendarCases = {
  getCalendar: (open) => {
    test('lists what is on in a span of days: quizzes that are open on any of them, and batches that begin or end', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await store.update('recording', 1, { class_date: '2026-04-20' });
      await store.update('course', 1, { updated_date_eng: '2026-04-21' });
      await store.update('live_modelset_tag', 1, { live_end_date_time: '2026-04-16T08:00:00.000Z' });
      const read = async (from: string, to: string) => {
        const { body } = await api.call('getCalendar', { from, to }, staff.access);
        const { live_quizzes, classes, batches, courses } = Object(body).data;
        return [live_quizzes, classes, batches, courses].map(({ length }) => length);
      };
      expect(await read('2026-04-14', '2026-04-21')).toEqual([1, 1, 1, 1]);
      expect(await read('2026-04-16', '2026-04-19')).toEqual([1, 0, 0, 0]);
      expect(await read('2026-04-17', '2026-05-30')).toEqual([0, 1, 0, 1]);
      expect(await read('2026-07-16', '2026-07-16')).toEqual([0, 0, 1, 0]);
      expect(await read('2026-04-13', '2026-04-13')).toEqual([0, 0, 0, 0]);
      const { body } = await api.call('getCalendar', day, staff.access);
      expect(body).toMatchObject({
        data: {
          live_quizzes: [{ tag_id: 1, modelset_name: 'First rehearsal', batch_id: null, course_name: 'NRB Assistant' }],
          batches: [{ iid: 1, batch_name: 'Morning', course_name: 'NRB Assistant', batch_end_date: '2026-07-16' }],
        },
      });
    });

    test('leaves out what the person has no right to look at', async () => {
      const { api } = await open();
      const { token, allow } = await withRole(api, everywhere('none'));
      const kinds = async () => Object.keys(Object((await api.call('getCalendar', day, token)).body).data);
      expect(await kinds()).toEqual([]);
      await allow({ ...everywhere('none'), classes: 'read' });
      expect(await kinds()).toEqual(['classes', 'batches']);
    });

    test.each([
      ['2026-04-13', 'End date must be after start date'],
      ['2026-06-15', 'At most 62 days can be read at once'],
    ])('refuses a span until %s', async (to, said) => {
      const { api, staff } = await open();
      const { status, body } = await api.call('getCalendar', { ...day, to }, staff.access);
      expect([status, Object(body).errors]).toEqual([400, { to: [said] }]);
    });
  },
} satisfies CaseSet;
