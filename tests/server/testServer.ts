import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfig } from '@server/config';
import { roomIn } from '@server/room';
import { type Started, start } from '@server/start';
import { calls } from '@/contract';
import { afterFile } from './leftovers';

/** Makes a folder that is gone after the file's tests. */
export function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coursedesk-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The lines that a server has logged, as JSON. */
export type Lines = string[];

/** Starts a server that ends with the file's tests. */
export async function startServer(variables: Record<string, string>, lines: Lines = [], room = roomIn): Promise<Started> {
  const started = await start(
    readConfig({ PORT: '0', CHECK_LINKS: 'false', ...variables }),
    {
      request: (line) => void lines.push(JSON.stringify(line)),
      error: (error) => void lines.push(String(error)),
      note: (text) => void lines.push(text),
    },
    room,
  );
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= started.stop());
  afterFile(stop);
  return { ...started, stop };
}

/** Sends JSON to a server. */
export const send = (
  server: Pick<Started, 'url'>,
  method: string,
  path: string,
  body?: object,
  token?: string,
): Promise<Response> =>
  fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });

export const credentials = { email: 'staff@coursedesk.test', password: 'Coursedesk#1', grant_type: 'password' };

/** Signs in; returns the tokens. */
export async function signIn(server: Pick<Started, 'url'>, person: object = credentials) {
  const response = await send(server, 'POST', '/auth/login', person);
  return calls.login.reply.parse(await response.json()).data.tokens;
}

/** Chooses the password of the first account by the link that its start has printed; returns what signs it in. */
export async function chooseFirst({
  url,
  seeded,
}: Pick<Started, 'url'> & { seeded: Started['seeded'] | { email: string; link: string } }) {
  if (!seeded || !('link' in seeded)) throw new Error('It was not empty');
  const { searchParams } = new URL(seeded.link);
  const { password } = credentials;
  const chosen = { ...Object.fromEntries(searchParams), password, repassword: password };
  const answer = await send({ url }, 'PATCH', calls.completePasswordReset.path, chosen);
  if (!answer.ok) throw new Error(await answer.text());
  return { ...credentials, email: seeded.email };
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Returns the bytes that this process holds on to: what waits to be collected doesn't count, as it would in its resident set. */
export function heldMemory(): number {
  // What the first finds is given back by the second.
  collectGarbage();
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
