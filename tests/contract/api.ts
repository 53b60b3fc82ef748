import type { Chat } from '@/backend/chat/chat';
import type { Host } from '@/backend/host';
import type { Sent } from '@/backend/http/app';
import { encodedId } from '@/backend/records/encodedId';
import type { Row } from '@/backend/store/tables';
import { type CallName, calls } from '@/contract';
import { type Call, pathParams } from '@/contract/call';
import type { FakeOidc } from './fakeOidc';
import { password, type people } from './world';

/** A host under test; each test has its own. */
export interface TestHost extends Pick<Host, 'store' | 'files' | 'passwords'> {
  fetch(request: Request, sent?: Sent): Promise<Response>;
  /** Who is signed in from the beginning. */
  signedIn?: SignedIn | undefined;
  /** Opens the chat of this process; `stored` is called after something that others have to look at. */
  openChat(stored: () => void): Chat;
  /** The time by the host's clock. */
  now(): Date;
  /** Moves the host's clock. */
  advance(seconds: number): void;
  /** The mails sent so far. */
  mails(): Promise<Pick<Row<'outbox_mail'>, 'to' | 'kind' | 'about' | 'link'>[]>;
  /** The unexpected errors that the host has reported. */
  reports: unknown[];
  /** The office's own accounts, of which each test says who comes. */
  oidc: FakeOidc;
  /** Every stored row as text, after the name of its table. */
  rows(): Promise<readonly string[]>;
}
/** Makes a fresh host with the world's records. */
export type MakeHost = () => Promise<TestHost>;

/** The origin that serves the product in tests. */
export const origin = 'http://coursedesk.test';

export interface Answer {
  status: number;
  body: unknown;
}

/** Sends calls to a host as any client would, without the product's own client in between. */
export class Api {
  constructor(
    readonly host: TestHost,
    /** The network address that it sends from. */
    readonly client?: string,
  ) {}

  async raw(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.host.fetch(new Request(new URL(path, origin), { method, ...init }), { client: this.client });
    return { status: response.status, body: await response.json() };
  }

  async call(name: CallName, input: Record<string, unknown> = {}, token?: string): Promise<Answer> {
    const call: Call = calls[name];
    const path = pathOf(call, input);
    // The content type of a form contains its boundary, so the request sets it.
    if (call.multipart) return this.raw(call.method, path, { headers: authorization(token), body: formOf(input) });
    return this.raw(call.method, path, { headers: headersOf(token), body: call.body && JSON.stringify(input) });
  }

  async signIn(email: keyof typeof people): Promise<Tokens> {
    const { body } = await this.call('login', { email, password, grant_type: 'password' });
    return calls.login.reply.parse(body).data.tokens;
  }
}

/** Two people of the world, and when they signed in: milliseconds since 1970. */
export interface SignedIn {
  at: number;
  staff: Tokens;
  learner: Tokens;
}

export interface Tokens {
  access: string;
  refresh: string;
}

export const headersOf = (token?: string): Record<string, string> => ({
  'content-type': 'application/json',
  ...authorization(token),
});

const authorization = (token?: string): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Encodes a call's input as a multipart form. */
export function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof File) form.append(name, part);
      else if (part !== undefined) form.append(name, String(part));
    }
  }
  return form;
}

/** Returns a call's path with its parameters from `input`, or with harmless ones. */
export function pathOf(call: Call, input: Record<string, unknown> = {}): string {
  let path: string = call.path;
  for (const name of pathParams(call.path)) {
    const value = input[name];
    path = path.replace(`{${name}}`, typeof value === 'string' ? encodeURIComponent(value) : (first[name] ?? '1'));
  }
  return path;
}

/** Path parameters that name the first record, where that isn't by its number. */
const first: Readonly<Record<string, string>> = { encodedZoneId: encodedId('zone', 1) };
