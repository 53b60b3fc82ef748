import type { Handlers } from '@/backend/handler';
import type { backupCalls } from '@/contract/backup';

/** Backups. */
export const backupHandlers: Handlers<typeof backupCalls> = {
  getLastBackup: async (_, { store }) => {
    const [last] = await store.list('backup', { sort: [{ column: 'made_at', order: 'desc' }], limit: 1 });
    return { data: { made_at: last?.made_at ?? null } };
  },
};
