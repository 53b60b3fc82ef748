import { z } from 'zod/mini';
import type { Adapter } from './adapter';
import { defineCalls, get, put } from './call';
import { id } from './fields';
import { list } from './list';
import { rightAreas } from './rights';

/** What was done to a record. */
export const changeKind = z.enum(['created', 'changed', 'deleted', 'restored']);

/** A row of a list that is a part of a record: its id, its place from 1, and its fields. */
export const keptRow = z.object({ id, place: z.int(), fields: z.record(z.string(), z.unknown()) });

/** A field's value before and after a change; of a list of rows, those that were changed, added, removed or moved (`keptRow`). */
export const fieldChange = z.object({
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The names of the records that these ids stand for. */
  before_name: z.optional(z.string()),
  after_name: z.optional(z.string()),
});

/** One write of one record: who, when, the remark, and the fields that it changed. */
export const historyEntry = z.object({
  id,
  /** The table of the record: `faq`. */
  area: z.string(),
  record: id,
  kind: changeKind,
  changes: z.array(fieldChange),
  /** An editor's remark on the change. */
  remark: z.nullable(z.string()),
  created_by: z.string(),
  created_date: z.iso.datetime(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A deleted record, in the recycle bin. */
export const recycledEntry = z.object({
  id,
  area: z.string(),
  /** The area of rights whose writers may restore it. */
  right: z.enum(rightAreas),
  record: id,
  /** The record's name, perhaps as HTML. */
  name: z.string(),
  /** What was removed with it, by table, and how many of each. */
  parts: z.array(z.object({ area: z.string(), count: z.int() })),
  /** The record in whose details it stands, where it has none of its own. */
  below: z.nullable(z.object({ area: z.string(), record: id })),
  /** The other entries without which it can't stand, the outermost first: what it refers to, and what that refers to. */
  above: z.array(z.object({ id, area: z.string(), name: z.string() })),
  deleted_by: z.string(),
  deleted_date: z.iso.datetime(),
});
export type RecycledEntry = z.infer<typeof recycledEntry>;

/** What is answered besides the entry when it is restored: the slug that the record got, because its own was taken meanwhile. */
export const restoredEntry = z.object({ address: z.nullable(z.string()) });

/** The history, and the recycle bin: each record's own area decides who may look at it and restore it. These calls are ours. */
export const historyCalls = defineCalls('account', {
  getHistory: list('/rest/history', { summary: 'The writes of all records, or of one', row: historyEntry }),
  getHistoryEntry: get('/rest/history/{id}', { summary: 'One write of a record', reply: historyEntry }),
  getRecycled: list('/rest/recycled', { summary: 'The deleted records', row: recycledEntry }),
  getRecycledEntry: get('/rest/recycled/{id}', { summary: 'One deleted record', reply: recycledEntry }),
  restoreRecycled: put('/rest/recycled/{id}', {
    summary: 'Restore a deleted record, with those above it if that is said',
    body: z.object({ with_above: z.optional(z.boolean()) }),
    reply: z.extend(recycledEntry, restoredEntry.shape),
  }),
});

/** The history, which is read page by page. */
export const historyAdapter: Adapter = { rest: {} };

/** The recycle bin. */
export const recycledAdapter: Adapter = {
  rest: {
    // A cell without parts is empty.
    row: z.pipe(
      recycledEntry,
      z.transform((entry) => ({ ...entry, parts: entry.parts.length > 0 ? entry.parts : '' })),
    ),
  },
};
