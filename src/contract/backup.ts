import { z } from 'zod/mini';
import { defineCalls, get } from './call';
import { data } from './replies';

/** What is known of the backups. */
export const lastBackup = z.object({
  /** When the last one was made; null before the first. */
  made_at: z.nullable(z.iso.datetime()),
});

/** The backups of the records and files, which an operator makes on the server. */
export const backupCalls = defineCalls('account', {
  getLastBackup: get('/server/getLastBackup', { summary: 'When the last backup was made', reply: data(lastBackup) }),
});
