import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Started } from '@server/start';
import { beforeAll, expect, test } from 'vitest';
import { calls } from '@/contract';
import { heldMemory, ownFolder, signIn, startServer } from './testServer';

const folder = ownFolder();
let server: Started;
let access: string;

beforeAll(async () => {
  server = await startServer({ DATA_DIR: folder });
  ({ access } = await signIn(server));
});

const left = () => (existsSync(join(folder, 'uploads')) ? readdirSync(join(folder, 'uploads')) : []);
const { path } = calls.editCourseBannerImg;

/** Sends the beginning of a form in chunks, then what `parts` has, then the end of the stream; returns the answer. */
async function sendRaw(parts: readonly string[]): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(
    `PATCH ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${access}\r\nContent-Type: multipart/form-data; boundary=x\r\n` +
      'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n',
  );
  for (const part of parts) socket.write(`${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`);
  socket.write('0\r\n\r\n');
  return text(socket);
}

const fileHead =
  '--x\r\nContent-Disposition: form-data; name="course_banner_img"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';

test.each([
  ['ends in the middle of a file', [fileHead, 'half'], ' 400 '],
  ['has no end', [`${fileHead}\x89PNG\r\n\x1a\n\r\n--x\r\n`], ' 400 '],
  ['is no form', ['nothing'], ' 400 '],
  [
    'has too long a field',
    [`--x\r\nContent-Disposition: form-data; name="course_id"\r\n\r\n${'1'.repeat(1_100_000)}\r\n--x--\r\n`],
    ' 413 ',
  ],
])('a form that %s is refused, and leaves nothing', async (_, parts, status) => {
  expect((await sendRaw(parts)).split('\r\n')[0]).toContain(status);
  expect(left()).toEqual([]);
});

test('100 MB without a length are received without being held in memory, and one more is refused', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, 'x');
  const before = heldMemory();
  let most = 0;
  async function* body() {
    yield Buffer.from(fileHead);
    for (let count = 0; count < 102; count += 1) {
      if (count % 10 === 9) most = Math.max(most, heldMemory() - before);
      yield megabyte;
    }
  }
  const sending = request(server.url + path, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${access}`, 'content-type': 'multipart/form-data; boundary=x' },
  });
  const answered = once(sending, 'response');
  Readable.from(body()).pipe(sending);
  expect(await answered).toMatchObject([{ statusCode: 413 }]);
  expect(most).toBeLessThan(30 * 1024 * 1024);
  expect(left()).toEqual([]);
});
