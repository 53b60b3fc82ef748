import type { z } from 'zod/mini';
import type { Call, FieldOf, Input, Reply } from './call';
import type { RuleKey } from './message';

/** A row as it is on the wire. */
export type WireRow = Record<string, unknown>;

/** A call about one record, and the name of the input that takes the record's id. */
export interface Verb<C extends Call = Call> {
  call: C;
  id: string;
  /** Fields that are sent as the record has them, because no form asks for them. */
  along: readonly string[];
}

/** Makes a verb of a call about one record; only the call's fields can be its id, or be sent along. */
export const verb = <C extends Call>(call: C, id: FieldOf<C>, along: readonly FieldOf<C>[] = []): Verb<C> => ({
  call,
  id,
  along,
});

/** A call that finds a resource's records without the choice that its list needs first; `asked` makes its body of the search text. */
interface Finding {
  call: Call;
  asked?: (typed: string) => Readonly<Record<string, string>>;
}

/** Makes a search of a call; only a field of the call can take what is typed, as it is or as `sent` converts it. */
export const finding = <C extends Call>(call: C, field?: FieldOf<C>, sent = (typed: string) => typed): Finding => ({
  call,
  ...(field !== undefined && { asked: (typed) => ({ [field]: sent(typed) }) }),
});

type Filter = Readonly<Record<string, unknown>>;

/** Whatever sends calls: the client is one. */
export interface Sender {
  send<C extends Call>(call: C, input: Input<C>, options?: { signal?: AbortSignal }): Promise<Reply<C>>;
}

/** How a list is searched and narrowed that its server gives page by page. */
export interface Narrowing {
  /** The call of our own server: a page of the rows that its body leaves. */
  call: Call;
  /** Makes its body of the list's filter. */
  asked: (filter: Filter) => Filter;
  /** Reads all those rows by other calls, from a server that lacks this one. */
  otherwise: (sender: Sender, asked: Filter, options: { signal?: AbortSignal }) => Promise<readonly WireRow[]>;
}

/** How a resource in the form of ra-data-simple-rest is read, and what is told of its writes: their answers have no message. */
export interface Rest {
  /** Reads a row as screens show it. Its list is then read whole, and searched, sorted and paged in the browser; otherwise page by page. */
  row?: z.ZodMiniType;
  /** Whether a record is read in the list: it has no address of its own. */
  oneOfList?: boolean;
  /** Whether Ctrl+K finds the records of the list. */
  isFound?: boolean;
  /** What is sent with a new record besides its form, from a page of this site. */
  along?: (site: string) => WireRow;
  created?: RuleKey;
  updated?: (sent: WireRow) => RuleKey;
}

/** The calls of one resource by verb; a verb without a call isn't offered. */
export interface Adapter {
  /**
   * Returns the whole list or, where it is a search, the rows that its body asks for; other filters, sorting and paging happen in the
   * browser. Where its path has an `{offset}` and a `{limit}` it returns one page: its `ListScreen` is `serverPaged`.
   */
  list?: Call;
  /** Fields of the list's search by which another of its fields is chosen: they are neither sent nor compared with a record's. */
  leading?: readonly string[];
  /** Where its server gives the list page by page: how it is narrowed. */
  narrowing?: Narrowing;
  /** How many rows each page but the last has, if the list's path has a `{page}` number. All pages are read. */
  pageSize?: number;
  /** The call that reads the tree of all records, each with its `children`, if there is no list. Ctrl+K finds them by it. */
  tree?: Call;
  /** The calls that read the branches of that tree, if they are records of another resource. */
  branches?: readonly Call[];
  /** The call that Ctrl+K searches instead, where the list needs a choice first or is read page by page. */
  find?: Finding;
  /** The resource as which Ctrl+K finds these records: they are the same, or are named by it. */
  foundAs?: string;
  /** If the list needs a record of another resource: by which resource Ctrl+K searches the list for all courses, and the field that takes its id. */
  foundAcross?: { resource: string; as: string };
  /** Its path's one parameter takes an id or a slug. Without such a call, a record is found in its list, by its id. */
  one?: Call;
  create?: Call;
  update?: Verb;
  delete?: Verb;
  /** Of a resource in the form of ra-data-simple-rest, which has no calls here. */
  rest?: Rest;
  /** The table of its records on our server, by which their history and their versions are known. */
  area?: string;
  /** Turns a wire row into a record with the form's field names; by default unchanged. */
  toRecord?: (row: WireRow) => WireRow;
  /** Turns a validated form into what is sent; by default its fields unchanged. */
  toBody?: (form: WireRow) => WireRow;
  /** Returns the form's name of a field that a refusal names, where the body has another; by default the same. */
  toField?: (field: string) => string;
}

/** Gives a row of a course the form's name of that field. */
export const ofCourse = (row: WireRow): WireRow => ({ ...row, courses: row.course_iid });
