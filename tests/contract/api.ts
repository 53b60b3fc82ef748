import { encodedId } from '@/backend/encodedId';
import type { Host } from '@/backend/host';
import { type CallName, calls } from '@/contract';
import { type Call, pathParams } from '@/contract/call';
import { password, type people } from './world';

/** A host under test; each test has one of its own. */
export interface TestHost extends Pick<Host, 'store' | 'files' | 'passwords'> {
  fetch(request: Request): Promise<Response>;
  /** Moves the host's clock. */
  advance(seconds: number): void;
  /** The mails sent so far. */
  mails(): Promise<{ to: string; link: string }[]>;
  /** What the host has reported as unforeseen. */
  reports: unknown[];
  /** All that is stored: the rows of every table as texts, each after its table's name. */
  rows(): Promise<string[]>;
}
/** A fresh host with the world's records. */
export type MakeHost = () => Promise<TestHost>;

/** Where the product of the tests is served. */
export const origin = 'http://coursedesk.test';

export interface Answer {
  status: number;
  body: unknown;
}

/** The calls of a host as a client would make them, with nothing of the product's own client between. */
export class Api {
  constructor(readonly host: TestHost) {}

  async raw(method: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await this.host.fetch(new Request(new URL(path, origin), { method, ...init }));
    return { status: response.status, body: await response.json() };
  }

  async call(name: CallName, input: Record<string, unknown> = {}, token?: string): Promise<Answer> {
    const call: Call = calls[name];
    const path = pathOf(call, input);
    // A form's content type carries the boundary, which the request gives it.
    if (call.multipart) return this.raw(call.method, path, { headers: authorization(token), body: formOf(input) });
    return this.raw(call.method, path, { headers: headersOf(token), body: call.body && JSON.stringify(input) });
  }

  async signIn(email: keyof typeof people): Promise<Tokens> {
    const { body } = await this.call('login', { email, password, grant_type: 'password' });
    return calls.login.reply.parse(body).data.tokens;
  }
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

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof File) form.append(name, part);
      else if (part !== undefined) form.append(name, String(part));
    }
  }
  return form;
}

/** A call's path with its parameters from `input`, or something harmless. */
export function pathOf(call: Call, input: Record<string, unknown> = {}): string {
  let path: string = call.path;
  for (const name of pathParams(call.path)) {
    const value = input[name];
    path = path.replace(`{${name}}`, typeof value === 'string' ? encodeURIComponent(value) : (first[name] ?? '1'));
  }
  return path;
}

/** What the first record is known by, where that isn't its number. */
const first: Readonly<Record<string, string>> = { encodedZoneId: encodedId('zone', 1) };
