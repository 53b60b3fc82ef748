import { z } from 'zod';
import type { Call, Input } from '@/contract/call';

/** A row as the wire has it. */
export type WireRow = Record<string, unknown>;

/** A call about one record, and the name under which it wants the record's id. */
export interface Verb {
  call: Call;
  id: string;
  /** What is sent as the record has it, because no form asks for it. */
  along: readonly string[];
}

/** A call about one record; only fields of the call can name its id, and what goes along. */
export const verb = <C extends Call>(
  call: C,
  id: keyof Input<C> & string,
  along: readonly (keyof Input<C> & string)[] = [],
): Verb => ({ call, id, along });

/** A call that answers a resource's records without what its list asks for first; `asked` is what its body says of what is looked for. */
interface Finding {
  call: Call;
  asked?: (typed: string) => Readonly<Record<string, string>>;
}

/** What one resource does, each verb a named call; a verb without a call isn't offered. */
export interface Adapter {
  /**
   * Answers the whole list, or where it is a search what its body asks for; other filters, sorting and paging happen here
   * in the browser. Where its path has an `{offset}` and a `{limit}` it answers one page: its `ListScreen` is `serverPaged`.
   */
  list?: Call;
  /** Where its path has the number of a `{page}`: how many rows a page has that isn't the last. All of them are read. */
  pageSize?: number;
  /** Where there is no list: the call by which its tree reads all records, with those below one as its `children`. They are found by it. */
  tree?: Call;
  /** Where its list asks for a choice first, or comes page by page: what Ctrl+K looks in instead. */
  find?: Finding;
  /** The resource as whose records Ctrl+K finds its own: they are the same, or are called by them. */
  foundAs?: string;
  /** Where its list asks for a record of another resource, or for what that stands below: by which records Ctrl+K looks in it for all courses, and the field for one. */
  foundAcross?: { resource: string; as: string };
  /** Its path's one parameter takes an id or a slug. Where there is no such call, a record is found in its list, by its id. */
  one?: Call;
  create?: Call;
  update?: Verb;
  /** The wire's row as a record that speaks the form's names; by default unchanged. */
  toRecord?: (row: WireRow) => WireRow;
  /** What is sent of a form that was judged; by default its fields unchanged. */
  toBody?: (form: WireRow) => WireRow;
  /** The form's name of a field that a refusal names, where the body has another; by default the same. */
  toField?: (field: string) => string;
}

const wireRow = z.record(z.string(), z.unknown());
const identified = z.union([
  z.object({ iid: z.int() }).transform(({ iid }) => iid),
  z.object({ id: z.int() }).transform(({ id }) => id),
  z.object({ tag_id: z.int() }).transform(({ tag_id }) => tag_id),
]);
// react-admin's verbs answer whatever record type their caller names: here, after parsing, a row becomes one.
const asNamedByCaller = z.any();

/** A new record of which its server told nothing: react-admin wants an id, and this one is nobody's. */
export const unknownRecord = asNamedByCaller.parse({ id: '' });
export const isUnknown = (record: { readonly id?: unknown } | undefined): boolean => record?.id === '';

/** A row that belongs to a course, with the form's name of that. */
export const ofCourse = (row: WireRow): WireRow => ({ ...row, courses: row.course_iid });

/** A record of react-admin: its `id` is the wire's `iid` (or `id`, or a tag's `tag_id`). Throws where a row has none. */
export function recordOf(adapter: Adapter, value: unknown) {
  const row = wireRow.parse(value);
  const renamed = adapter.toRecord ? adapter.toRecord(row) : row;
  return asNamedByCaller.parse({ ...renamed, id: identified.parse(row) });
}
