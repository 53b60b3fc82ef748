import type { CaseSet } from '@tests/contract/caseSet';
import { catchUp } from '@tests/contract/health';
import { expect, test } from 'vitest';
import { createBackgroundChecks } from '@/backend/health/backgroundChecks';
import { listFindings } from '@/backend/health/findings';
import { checkingWalk } from '@/backend/health/noteChecks';
import { walkRecords } from '@/backend/history/walk';
import { dashboardCalls } from '@/contract/dashboard';

const broken = {
  record_iid: 1,
  part: 'video_url',
  kind: 'link',
  address: 'https://gone.example/',
  address_start: 'https://gone.example/',
  fault: 'missing',
  detail: '404',
  checked_date: null,
  unchecked_since: null,
} as const;
const nowhere = { course_iid: null, subcourse_iid: null, sub_topic_iid: null, modelset_iid: null };

/** Where a check names the record that it is of. */
const placed = [
  ['course', 'course_iid'],
  ['overview', 'course_iid'],
  ['subcourse', 'subcourse_iid'],
  ['sub_topic', 'sub_topic_iid'],
] as const;

export const contentHealthCases = {
  getContentHealth: (open) => {
    test('counts what learners see, what they will see, and what is to tidy', async () => {
      const { api, staff } = await open();
      await catchUp(api);
      const { body } = await api.call('getContentHealth', {}, staff.access);
      expect(body).toMatchObject({ data: { by_shape: true } });
      const before = Object(body).data;
      await api.host.store.update('course', 1, { is_course_live: 'n' });
      const { body: after } = await api.call('getContentHealth', {}, staff.access);
      expect(Object(after).data.now).toBeLessThan(before.now);
    });

    test('says whether more may be found: before all is looked through, and checked', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      const isLooking = async () => Object(Object((await api.call('getContentHealth', {}, staff.access)).body).data).looking;
      await store.removeMany('content_check', {});
      expect(await isLooking()).toBe(true);
      await catchUp(api);
      expect(await isLooking()).toBe(false);
      await store.updateMany('content_check', { where: { kind: 'modelset' } }, { checked_date: null });
      expect(await isLooking()).toBe(true);
    });

    test('looks through all records once, in portions, and again for what another version checks', async () => {
      const { api } = await open();
      const { store } = api.host;
      const places: unknown[] = [];
      for await (const { place } of walkRecords(store, checkingWalk, { area: 'quiz', last: 1 })) places.push(place);
      expect(places).toEqual([
        { area: 'quiz', last: 2 },
        { area: 'modelset', last: 1 },
      ]);
      const parts = { store, checks: { byShape: true, found: async () => 'unknown' as const }, now: () => new Date() };
      const counts: number[] = [];
      const step = async () => {
        await createBackgroundChecks(parts)();
        counts.push(await store.count('content_check'));
        await store.removeMany('content_check', {});
      };
      await step();
      await step();
      await store.updateMany(
        'server_event',
        { where: { kind: 'records_checked' } },
        { about: '{"edition":"other","place":"all"}' },
      );
      await step();
      expect(counts).toEqual([2, 0, 2]);
    });

    test('notices name the courses of its findings, each by the most urgent', async () => {
      const { api, staff } = await open();
      const { store } = api.host;
      await catchUp(api);
      const agree = async () => {
        const { body } = await api.call('getNotices', {}, staff.access);
        const noticed = dashboardCalls.getNotices.reply
          .parse(body)
          .data.flatMap((notice) => (notice.kind === 'course' ? [[notice.course_iid, notice.urgency] as const] : []));
        const { rows } = await listFindings(store, null, { limit: 1000 });
        const most = new Map(rows.toReversed().map(({ course_iid, urgency }) => [course_iid, urgency]));
        most.delete(null);
        expect(new Map(noticed)).toEqual(most);
        return most.get(1);
      };
      expect(await agree()).toBe('now');
      // All is mended; then each kind is found alone.
      await store.updateMany('quiz_tag', { where: { lesson_iid: 2 } }, { lesson_iid: 1 });
      await store.remove('lesson', 2);
      await store.updateMany('content_check', {}, { fault: null });
      expect(await agree()).toBeUndefined();
      for (const [area, place] of placed) {
        const { iid } = await store.insert('content_check', { ...broken, ...nowhere, area, [place]: 1 });
        expect([area, await agree()]).toEqual([area, 'now']);
        await store.remove('content_check', iid);
      }
      await store.updateMany('content_check', { where: { area: 'modelset' } }, { fault: 'not_ready' });
      await store.update('modelset', 1, { is_active: 'y' });
      expect(await agree()).toBe('now');
      await store.update('modelset', 1, { is_active: 'n' });
      await store.update('live_modelset_tag', 1, { live_exam_status: 'PENDING' });
      expect(await agree()).toBe('soon');
      await store.updateMany('content_check', {}, { fault: null });
      await store.updateMany('course_price', {}, { is_active: 'n' });
      expect(await agree()).toBe('now');
      await store.update('course', 1, { is_course_live: 'n' });
      expect(await agree()).toBeUndefined();
      await store.removeMany('quiz_tag', {});
      expect(await agree()).toBe('tidy');
    });
  },
} satisfies CaseSet;
