import { boolean, integer, text } from 'drizzle-orm/pg-core';
import { iid, instant } from './columns';
import { recordTable } from './recordTable';

/** One write of one record. Its area is a table; the record may be gone, so no foreign key holds it. */
export const history = recordTable(
  'history',
  {
    iid: iid(),
    area: text().notNull(),
    record_iid: integer().notNull(),
    kind: text({ enum: ['created', 'changed', 'deleted', 'restored'] }).notNull(),
    /** JSON: a list of `fieldChange`. */
    changes: text().notNull(),
    remark: text(),
    /** The oldest entry of a record, which is kept for ever, though not its changes. */
    is_first: boolean().notNull(),
    created_by: text().notNull(),
    created_date: instant().notNull(),
  },
  { indexes: [['area', 'record_iid', 'iid'], ['created_date']] },
);

/** A deleted record. */
export const recycled = recordTable(
  'recycled',
  {
    iid: iid(),
    area: text().notNull(),
    record_iid: integer().notNull(),
    name: text().notNull(),
    /** JSON: the removed rows with their tables, a row after those it refers to; empty where a flag of the record says that it is deleted. */
    rows: text().notNull(),
    deleted_by: text().notNull(),
    deleted_date: instant().notNull(),
  },
  { indexes: [['area', 'record_iid'], ['deleted_date']] },
);
