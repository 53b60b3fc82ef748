import { integer, text } from 'drizzle-orm/pg-core';
import { iid, instant, refers } from './columns';
import { recordTable } from './recordTable';

/** A stored file. */
export const file = recordTable(
  'file',
  {
    iid: iid(),
    /** Below `/media/`; the file itself is in the host's `Files`. */
    path: text().notNull(),
    /** In bytes. */
    size: integer().notNull(),
    /** The SHA-256 of its bytes; null of one that was stored before files were rows. */
    hash: text(),
    stored_by: text(),
    stored_date: instant().notNull(),
    /** Since when no record names it, though one did; the history and the recycle bin may. */
    unnamed_since: instant(),
  },
  {
    unique: [{ name: 'unique_file_path', column: 'path', message: 'file_stored', isExact: true }],
    indexes: [['hash'], ['stored_date'], ['unnamed_since']],
  },
);

/** A row that names a file, by its table and its id. */
export const file_use = recordTable(
  'file_use',
  {
    iid: iid(),
    file_iid: refers('file', () => file.iid).notNull(),
    area: text().notNull(),
    record_iid: integer().notNull(),
  },
  { indexes: [['area', 'record_iid']] },
);
