import type { CaseSet } from '@tests/contract/caseSet';
import { everywhere, withRole } from '@tests/contract/withRole';
import { expect, test } from 'vitest';
import { dayAt, wallClockAt } from '@/domain/calendar/wallClock';

export const dashboardCases = {
  getDashboardFigures: (open) => {
    test('counts enquiries by status and course, questions, running batches, and what each week added', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const now = new Date();
      await store.insert('recording', {
        group_iid: 1,
        topics: 'Simple interest',
        class_date: dayAt(now),
        class_date_nep: '2083-01-07',
        video_url: 'https://www.youtube.com/watch?v=Y5Jf3HsvFKI',
        created_by: 'sita',
        created_date: now.toISOString(),
        modified_by: null,
        modified_date: null,
        modified_remarks: null,
      });
      await store.remove('quiz_tag', 1);
      const { body } = await api.call('getDashboardFigures', {}, staff.access);
      const data = Object(body).data;
      expect(data).toMatchObject({
        enquiries: [
          { enquiry_status: 'requested', count: 1, courses: [{ course_name: 'NRB Assistant', count: 1 }] },
          { enquiry_status: 'pending', count: 3, courses: [{ course_iid: 1, count: 3 }] },
          { enquiry_status: 'converted', count: 0, courses: [] },
          { enquiry_status: 'not-converted', count: 0, courses: [] },
        ],
        questions: { tagged: 1, untagged: 1 },
        classes: [{ topics: 'Simple interest', batch_name: 'Morning', course_iid: 1 }],
      });
      expect(data.weeks).toHaveLength(12);
      expect(data.weeks.at(-1)).toMatchObject({ recordings: 1 });
    });
  },

  getNotices: (open) => {
    test('lists what needs a person until it is done', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const now = new Date();
      const kinds = async () =>
        Object((await api.call('getNotices', {}, staff.access)).body).data.map(
          ({ kind, count }: { kind: string; count?: number }) => (count === undefined ? kind : `${kind} ${count}`),
        );
      const soon = wallClockAt(new Date(now.getTime() + 30 * 60_000));
      await store.update('live_modelset_tag', 1, { live_start_date_time: soon, live_exam_status: 'PENDING' });
      await store.update('batch', 1, { batch_start_date: '2020-01-01', batch_end_date: '2099-12-31' });
      expect(await kinds()).toEqual(['live_quiz', 'comments 2', 'enquiries 1', 'unrecorded', 'course']);
      await api.call('updateEnquiryStatus', { enquiry_id: 3, enquiry_status: 'pending' }, staff.access);
      await store.update('live_modelset_tag', 1, { live_exam_status: 'RUNNING' });
      await store.update('recording', 1, { class_date: dayAt(now) });
      await store.updateMany('discussion', { where: { awaits_answer: 'y' } }, { awaits_answer: 'n' });
      // What courses lack is tried with content health.
      expect(await kinds()).toEqual(['course']);
      await store.insert('server_event', { kind: 'backup_failed', at: now.toISOString(), about: 'The disk is full.' });
      expect(await kinds()).toEqual(['failed_backup', 'course']);
    });
  },

  getFirstSteps: (open) => {
    test('tells which first steps are done, of those that the person has a right to', async () => {
      const { api, staff } = await open();
      const { body } = await api.call('getFirstSteps', {}, staff.access);
      expect(body).toMatchObject({
        data: { category: true, course: true, questions: true, colleague: true, mail: false, backup: false },
      });
      await api.host.store.updateMany('company', { where: { iid: { gt: 0 } } }, { company_logo: null });
      const { token } = await withRole(api, { ...everywhere('none'), organisation: 'read' });
      expect((await api.call('getFirstSteps', {}, token)).body).toEqual({ data: { company: false } });
    });
  },
} satisfies CaseSet;
