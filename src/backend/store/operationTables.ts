import { iid, instant } from './columns';
import { recordTable } from './recordTable';

/** The backups that were made; each is of a moment before its row. */
export const backup = recordTable('backup', { iid: iid(), made_at: instant().notNull() });
