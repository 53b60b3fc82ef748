import { z } from 'zod/mini';
import type { Adapter } from './adapter';
import { id } from './fields';
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

/** One write of one record, at `/rest/history`: who, when, the remark, and the fields that it changed. */
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

/** A deleted record, at `/rest/recycled`; it is restored by PUT to its address, with those `above` it if the body has `with_above: true`. */
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

/** What a PUT answers besides the entry: the slug that the record got, because its own was taken meanwhile. */
export const restoredEntry = z.object({ address: z.nullable(z.string()) });

/** The recycle bin has no named call: its verbs go to `/rest`. */
export const recycledAdapter: Adapter = {};
