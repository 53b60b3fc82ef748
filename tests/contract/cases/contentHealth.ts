import type { CaseSet } from '@tests/contract/caseSet';
import { catchUp } from '@tests/contract/health';
import { expect, test } from 'vitest';

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
  },
} satisfies CaseSet;
