import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createDiskFiles } from '@server/files/diskFiles';
import type { MediaFiles } from '@server/files/mediaFiles';
import { createS3Files } from '@server/files/s3Files';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveFile } from '@/backend/http/media';
import { ownFolder } from './testServer';

const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(3_000_000)]);
const png = new File([bytes], 'banner.png', { type: 'image/png' });
const path = 'course_banner_img/token/नयाँ & “banner” (1) 100%+.png';

const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: ownFolder(),
  configureBuckets: [{ name: 'media' }],
});
let bucket = '';
beforeAll(async () => {
  const { port } = await store.run();
  bucket = `http://127.0.0.1:${port}/media`;
});
afterAll(() => store.close());

const folder = ownFolder();
const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const kinds: [string, () => MediaFiles][] = [
  ['in a folder', () => createDiskFiles(folder)],
  ['in an S3 bucket', () => createS3Files({ url: bucket, ...keys })],
];

const hashOf = async (response: Response) => {
  const hash = createHash('sha256');
  for await (const chunk of response.body ?? []) hash.update(chunk);
  return hash.digest('hex');
};
const hash = (part: Buffer) => createHash('sha256').update(part).digest('hex');
const listed = async (files: MediaFiles) => {
  const found: { path: string; at: Date }[] = [];
  for await (const file of files.all()) found.push(file);
  return found;
};

describe.each(kinds)('a file %s', (_, open) => {
  test('comes back byte by byte, whole and in parts', async () => {
    const files = open();
    await files.put(path, png);
    const whole = await serveFile({ files }, path);
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    });
    expect(await hashOf(whole)).toBe(hash(bytes));
    for (const [range, start, end] of [
      ['bytes=0-1', 0, 2],
      ['bytes=1000000-2000000', 1_000_000, 2_000_001],
      ['bytes=2999999-', 2_999_999, bytes.length],
      ['bytes=-10', bytes.length - 10, bytes.length],
      ['bytes=-9000000', 0, bytes.length],
      ['bytes=5-9000000', 5, bytes.length],
    ] as const) {
      const part = await serveFile({ files }, path, range);
      expect(part.status, range).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
      expect(part.headers.get('content-length')).toBe(String(end - start));
      expect(await hashOf(part), range).toBe(hash(bytes.subarray(start, end)));
    }
    for (const range of ['bytes=3000008-', 'bytes=9000000-9000001', 'bytes=-0']) {
      const part = await serveFile({ files }, path, range);
      expect([part.status, part.headers.get('content-range')], range).toEqual([416, `bytes */${bytes.length}`]);
    }
    for (const range of ['bytes=2-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', 'bytes=-']) {
      const response = await serveFile({ files }, path, range);
      expect(response.status, range).toBe(200);
      await response.body?.cancel();
    }
  });

  test('of the disk is streamed into it', async () => {
    const source = join(ownFolder(), 'large.png');
    // More than a bucket gets at once.
    const large = Buffer.alloc(70_000_000, bytes);
    writeFileSync(source, large);
    const files = open();
    await files.put('a/b/large.png', new File([await openAsBlob(source)], 'large.png', { type: 'image/png' }));
    expect(await hashOf(await serveFile({ files }, 'a/b/large.png'))).toBe(hash(large));
    await files.remove('a/b/large.png');
  });

  test('is listed until it is removed, which may happen twice', async () => {
    const files = open();
    await files.put(path, png);
    const [found, ...others] = await listed(files);
    expect([found?.path, others]).toEqual([path, []]);
    expect(Math.abs(Date.now() - (found?.at.getTime() ?? 0))).toBeLessThan(60_000);
    await files.remove(path);
    await files.remove(path);
    expect(await files.get(path)).toBeUndefined();
    expect(await listed(files)).toEqual([]);
  });
});

// Not by the store above: its marks of pages need a cipher that OpenSSL no longer has.
test('a bucket’s list is read page by page, encoded or not', async () => {
  const entry = (key: string) => `<Contents><Key>${key}</Key><LastModified>2026-11-27T10:00:00.000Z</LastModified></Contents>`;
  const pages = [
    `<ListBucketResult><EncodingType>url</EncodingType>${entry('icon/1/a+b%2Bc%26.png')}<NextContinuationToken>1/a+b&amp;=</NextContinuationToken></ListBucketResult>`,
    `<ListBucketResult>${entry('icon/2/a+%26 &amp; &#x928;&#2351;.png')}</ListBucketResult>`,
  ];
  const asked: (string | null)[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(new URL(url, 'http://bucket.test').searchParams.get('continuation-token'));
    response.end(pages[asked.length - 1]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/media`;
  const found = await listed(createS3Files({ url, ...keys }));
  server.close();
  server.closeAllConnections();
  expect(found.map((file) => file.path)).toEqual(['icon/1/a b+c&.png', 'icon/2/a+%26 & नय.png']);
  expect(found.map((file) => file.at.toISOString())).toEqual(Array(2).fill('2026-11-27T10:00:00.000Z'));
  expect(asked).toEqual([null, '1/a+b&=']);
});

test('the backups of a bucket are none of its uploaded files, and served to nobody', async () => {
  const files = createS3Files({ url: bucket, apart: ['backups'], ...keys });
  const backups = createS3Files({ url: bucket, folder: 'backups', ...keys });
  await files.put(path, png);
  await backups.put('monday.tar.gz', png);
  const paths = async (of: MediaFiles) => (await listed(of)).map((file) => file.path);
  expect([await paths(files), await paths(backups)]).toEqual([[path], ['monday.tar.gz']]);
  expect((await serveFile({ files }, 'backups/monday.tar.gz')).status).toBe(404);
  expect((await backups.get('monday.tar.gz'))?.size).toBe(bytes.length);
  for (const [of, name] of [
    [files, path],
    [backups, 'monday.tar.gz'],
  ] as const)
    await of.remove(name);
  expect([await paths(files), await paths(backups)]).toEqual([[], []]);
});

test('a bucket that refuses is no file that isn’t there', async () => {
  const files = createS3Files({ url: bucket, ...keys, accessKeyId: 'UNKNOWN' });
  await expect(files.put(path, png)).rejects.toThrow('refuses the key: correct S3_ACCESS_KEY_ID');
});

test('a folder keeps its unfinished files out of the list', async () => {
  const files = createDiskFiles(ownFolder());
  expect(await listed(files)).toEqual([]);
  const broken = new Blob([bytes]);
  broken.stream = () => new ReadableStream({ start: (control) => control.error(new Error('the line broke')) });
  await expect(files.put(path, broken)).rejects.toThrow('the line broke');
  expect(await listed(files)).toEqual([]);
  expect(readdirSync(folder)).toContain('.unfinished');
});
