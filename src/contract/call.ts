import type { z } from 'zod/mini';
import type { NotFoundKey, RuleKey } from './message';
import type { CallArea } from './rights';

/** Who may make a call: anybody, a signed-in person, or staff. */
export type Access = 'public' | 'user' | 'staff';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Body = z.ZodMiniObject | undefined;
type Stamp = 'created_by' | 'modified_by' | 'enquired_by';

/** One named call of the product, for the client, the forms, the demo, the server and the API document. */
export interface Call<
  P extends string = string,
  B extends Body = Body,
  R extends z.ZodMiniType = z.ZodMiniType,
  Q extends Body = Body,
> {
  /** Set by `defineCalls`. */
  readonly name: string;
  /** The area whose rights allow it; set by `defineCalls`. Of calls for staff alone. */
  readonly area: CallArea;
  readonly method: Method;
  /** The default path; `{name}` is a URL-encoded parameter. */
  readonly path: P;
  /** One line for the API document. */
  readonly summary: string;
  readonly access: Access;
  /** Whether it changes anything: a POST that only searches doesn't. */
  readonly writes: boolean;
  /** Whether it adds a record, as a POST does that neither only searches nor changes what is there. */
  readonly adds: boolean;
  readonly body: B | undefined;
  /** What is asked for after the `?` of its path: of a list in the form of ra-data-simple-rest, which answers rows alone. */
  readonly query: Q | undefined;
  readonly reply: R;
  readonly multipart: boolean;
  /** Whether it lists only names to choose from, which forms of other areas need: everybody of the staff may make it. */
  readonly offersNames: boolean;
  /** Whether its answer is a secret, which is kept nowhere: not for a write that is sent again, either. */
  readonly isSecret: boolean;
  /** The field that carries the signed-in username, where the specification sends one. */
  readonly stamp: Stamp | undefined;
  /** The meaning of `errors` that name no field of the body, where the specification gives one. */
  readonly errorsMean: { field: string; rule: RuleKey } | undefined;
  /** What isn't found, where the specification has that told by `errors` in an answer of a success status. */
  readonly missing: NotFoundKey | undefined;
}

interface Details<B extends Body, R extends z.ZodMiniType> {
  summary: string;
  reply: R;
  body?: B;
  access?: Access;
  multipart?: boolean;
  offersNames?: true;
  isSecret?: true;
  stamp?: Stamp;
  errorsMean?: { field: keyof BodyInput<NoInfer<B>> & string; rule: RuleKey };
  missing?: NotFoundKey;
  /** Of a POST that changes what is there. */
  changes?: true;
}

const declare =
  (method: Method, writes: boolean) =>
  <const P extends string, R extends z.ZodMiniType, B extends Body = undefined>(
    path: P,
    details: Details<B, R>,
  ): Call<P, B, R, undefined> => ({
    name: '',
    area: 'account',
    method,
    path,
    writes,
    adds: writes && method === 'POST' && !details.changes,
    summary: details.summary,
    access: details.access ?? 'staff',
    body: details.body,
    query: undefined,
    reply: details.reply,
    multipart: details.multipart ?? false,
    offersNames: details.offersNames ?? false,
    isSecret: details.isSecret ?? false,
    stamp: details.stamp,
    errorsMean: details.errorsMean,
    missing: details.missing,
  });

export const get = declare('GET', false);
/** A POST that only searches: it changes nothing and may be sent again. */
export const search = declare('POST', false);
export const post = declare('POST', true);
/** Changes a record of a resource in the form of ra-data-simple-rest. */
export const put = declare('PUT', true);
export const patch = declare('PATCH', true);
export const remove = declare('DELETE', true);

/** Defines the calls of an area of rights, and names each by its key. */
export function defineCalls<Calls extends Record<string, Call>>(area: CallArea, calls: Calls): Calls {
  for (const [name, call] of Object.entries(calls)) Object.assign(call, { name, area: call.offersNames ? 'account' : area });
  return calls;
}

/** The `{name}` parameters of a path, each a string. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & PathParams<Rest>
  : unknown;

type BodyInput<B extends Body> = [B] extends [undefined] ? unknown : z.input<NonNullable<B>>;
type BodyOutput<B extends Body> = [B] extends [undefined] ? unknown : z.output<NonNullable<B>>;

/** The caller's input: the path's parameters and the body's or the query's fields, in one object. */
export type Input<C extends Call> = PathParams<C['path']> & BodyInput<C['body']> & BodyInput<C['query']>;
/** The name of one of its fields. */
export type FieldOf<C extends Call> = keyof Input<C> & string;
/** The handler's input: the same after parsing. */
export type ParsedInput<C extends Call> = PathParams<C['path']> & BodyOutput<C['body']> & BodyOutput<C['query']>;
/** The caller's result: the parsed reply. */
export type Reply<C extends Call> = z.output<C['reply']>;
/** The handler's result, before it is parsed. */
export type Answer<C extends Call> = z.input<C['reply']>;

/** Returns the parameter names of a path, in its order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
