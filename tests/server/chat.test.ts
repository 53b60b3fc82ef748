import { once } from 'node:events';
import { connect } from 'node:net';
import type { Started } from '@server/start';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import { chatPath } from '@/contract/chat';
import { describeChat } from '../contract/describeChat';
import { breakAll, chatAddress, connectChat } from './chatClient';
import { credentials, type Lines, ownFolder, send, signIn, startServer } from './testServer';

const variables = { DATA_DIR: ownFolder(), CORS_ORIGINS: 'https://desk.test' };
const lines: Lines = [];
let server: Started;

beforeAll(async () => {
  server = await startServer(variables, lines);
});
afterAll(breakAll);

const connectAs = async (email: string, room?: string) => {
  const access = email && (await signIn(server, { ...credentials, email })).access;
  return connectChat(chatAddress(server, access, room));
};

describe('the chat over a websocket', () => {
  describeChat(async () => ({ connect: connectAs }));

  test('a plain request is told to come by websocket', async () => {
    const response = await fetch(`${server.url}${chatPath}?token=secret&id=1`);
    expect(response.status).toBe(426);
    expect(response.headers.get('upgrade')).toBe('websocket');
  });

  test('only pages of this site, and of those that are listed, connect', async () => {
    const { access } = await signIn(server);
    const address = chatAddress(server, access);
    await expect(connectChat(address, 'https://evil.test')).rejects.toBe(403);
    await expect(connectChat(address, 'null')).rejects.toBe(403);
    for (const origin of [server.url, 'https://desk.test']) (await connectChat(address, origin)).close();
  });

  test('a text that is too long ends the connection, and so do bytes', async () => {
    const line = await connectAs(credentials.email);
    line.send('a'.repeat(40_000));
    expect(await line.closed).toBe(1009);
    const other = await connectAs(credentials.email);
    other.socket.send(Buffer.from('{"since":0}'));
    expect(await other.closed).toBe(1003);
  });

  test('another protocol is refused, and so is a websocket elsewhere', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n');
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /);
    const { access } = await signIn(server);
    await expect(connectChat(chatAddress(server, access).replace(chatPath, '/ws/other'))).rejects.toBeTypeOf('number');
  });

  test('the log names the call, and has no token and no message', async () => {
    const { access } = await signIn(server);
    const line = await connectChat(chatAddress(server, access));
    line.send({ message: 'between us' });
    await line.next();
    const log = lines.join('\n');
    expect(log).toContain('"call":"chat","status":200');
    expect(log).toContain('"call":"chat","status":426');
    for (const secret of [access, 'between us', 'token']) expect(log).not.toContain(secret);
  });

  test('whoever changes their password elsewhere is out at once', async () => {
    const email = 'sarita.adhikari@coursedesk.test';
    const { access } = await signIn(server, { ...credentials, email });
    const line = await connectChat(chatAddress(server, access));
    const elsewhere = await signIn(server, { ...credentials, email });
    const form = { old_password: 'Coursedesk#1', new_password: 'Himalaya#2', re_password: 'Himalaya#2' };
    await send(server, 'PATCH', calls.changePassword.path, form, elsewhere.access);
    expect(await line.closed).toBe(4401);
  });

  test('a server that is stopped in the middle of sends loses none and doubles none', async () => {
    const before = await connectAs(credentials.email);
    const texts = Array.from({ length: 12 }, (_, place) => ({
      message: `through a restart ${place}`,
      local_id: `restart-${place}`,
    }));
    for (const text of texts) before.send(text);
    // Some are stored by now, and some not.
    await before.next();
    await server.stop();
    expect(await before.closed).toBe(1001);
    server = await startServer(variables, lines);
    const line = await connectAs(credentials.email);
    for (const text of texts) line.send(text);
    const ids = new Map<string, number>();
    while (ids.size < texts.length) {
      const frame = await line.next();
      if ('message' in frame && frame.local_id) ids.set(frame.local_id, frame.id);
    }
    line.send({ since: Math.min(...ids.values()) - 1 });
    const stored: string[] = [];
    for (let frame = await line.next(); !('until' in frame); frame = await line.next()) {
      if ('message' in frame) stored.push(frame.message);
    }
    expect(stored).toEqual(texts.map(({ message }) => message));
  });
});
