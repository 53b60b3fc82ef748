import type { CaseSet } from '@tests/contract/caseSet';
import { expect, test } from 'vitest';

export const backupCases = {
  getLastBackup: (open) => {
    test('says when the last one was made, and that there is none before the first', async () => {
      const { api, staff } = await open();
      const answer = async () => (await api.call('getLastBackup', {}, staff.access)).body;
      expect(await answer()).toEqual({ data: { made_at: null } });
      for (const day of ['02', '03', '01']) await api.host.store.insert('backup', { made_at: `2026-03-${day}T04:05:06.789Z` });
      expect(await answer()).toEqual({ data: { made_at: '2026-03-03T04:05:06.789Z' } });
    });
  },
} satisfies CaseSet;
