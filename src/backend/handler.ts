import type { Store } from '@/backend/store/port';
import type { Answer, Call, ParsedInput } from '@/contract/call';
import type { GivenRights } from '@/contract/rights';
import type { Host } from './host';
import type { Refusal } from './refusal';

/** The person who makes a call, from their access token. */
export interface Person {
  iid: number;
  session: number;
  username: string;
  email: string;
  isStaff: boolean;
  /** What their role allows; null for somebody without a role. */
  rights: GivenRights;
  /** Whether their role demands a second factor, and they have none; of who came by an account of the office's own, its provider asks. */
  lacksFactor: boolean;
}

/** The person of a public call. */
export const nobody: Person = { iid: 0, session: 0, username: '', email: '', isStaff: false, rights: null, lacksFactor: false };

/** What names a write: its person with the header `Idempotency-Key`, and what was sent with it. */
export interface WriteKey {
  key: string;
  /** The SHA-256 of the call's name and its input; of one with a password with the server's secret, without which it could be guessed. */
  hash: string;
}

/** What a handler can use. */
export interface Context {
  /** The store; in a call that writes, its transaction. */
  store: Store;
  host: Omit<Host, 'store'>;
  /** The person who makes the call; `nobody` in a public one. */
  person: Person;
  now: Date;
  /** The network address of whoever makes the call; empty where the host has a single client. */
  client: string;
  /** What its browser says of itself; empty where it says nothing. */
  agent: string;
  /** Those of all calls: restoring a record may be making another call. */
  handlers: Readonly<Record<string, Handler<Call>>>;
  /** What names a write, should its client have to send it again. */
  once?: WriteKey | undefined;
}

/** A handler's input: the parsed input, in which each file is stored and replaced by its path. */
type HandlerInput<C extends Call> = { [Name in keyof ParsedInput<C>]: Stored<ParsedInput<C>[Name]> };
type Stored<Value> = Value extends File ? string : Value extends File[] ? string[] : Value;

type Work<C extends Call> = (context: Context) => Promise<Answer<C> | Refusal>;

// Declared as methods, whose parameters TypeScript compares both ways: the router has all handlers in one table, and gives each the input
// that its own call's schema has parsed.
interface Forms<C extends Call> {
  plain(input: HandlerInput<C>, context: Context): Promise<Answer<C> | Refusal>;
  prepare(input: HandlerInput<C>, context: Context): Promise<Work<C>>;
}

/**
 * Answers a call. A plain function runs in the call's transaction; for slow work (hashing a password), `prepare` runs before the
 * transaction begins and returns the function that runs inside it.
 */
export type Handler<C extends Call> = Forms<C>['plain'] | Pick<Forms<C>, 'prepare'>;

/** A handler for every call of an area; if one is missing, it doesn't compile. */
export type Handlers<Calls extends Record<string, Call>> = { [Name in keyof Calls]: Handler<Calls[Name]> };
