import { createDiskFiles } from '@server/files/diskFiles';
import type { MediaFiles } from '@server/files/mediaFiles';
import { createS3Files } from '@server/files/s3Files';
import { sweep } from '@server/files/sweep';
import { newToken } from '@server/host/host';
import { Api } from '@tests/contract/api';
import { examples, hasBody } from '@tests/contract/examples';
import { fileOf, mediaStatus } from '@tests/contract/files';
import { createPgliteHost, emptyPgliteStore, sharedPglite } from '@tests/contract/pglite';
import { list, restore } from '@tests/contract/rest';
import { getTableColumns } from 'drizzle-orm';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { filesEdition, filesWalk, noteFiles } from '@/backend/files/noteFiles';
import { nobody } from '@/backend/handler';
import { expireHistory } from '@/backend/history/expiry';
import { keepHistory } from '@/backend/history/keepHistory';
import { isKept } from '@/backend/history/keptTables';
import { lastEvents } from '@/backend/history/serverEvents';
import type { Fields, Touched } from '@/backend/history/touchedRows';
import { createWalk } from '@/backend/history/walk';
import type { Store } from '@/backend/store/port';
import { detailsOf, type TableName, tableNames, tables } from '@/backend/store/tables';

import { calls } from '@/contract';
import { mediaPath } from '@/domain/mediaPath';
import { ownFolder } from './testServer';

const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: ownFolder(),
  configureBuckets: [{ name: 'media' }],
});
let bucket = '';
beforeAll(async () => {
  bucket = `http://127.0.0.1:${(await s3.run()).port}/media`;
  await sharedPglite();
});
afterAll(() => s3.close());

const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const kinds: [string, () => MediaFiles][] = [
  ['in a folder', () => createDiskFiles(ownFolder())],
  ['in an S3 bucket', () => createS3Files({ url: bucket, ...keys })],
];

const day = 24 * 3600_000;
const later = (days: number) => new Date(Date.now() + days * day);
/** Sweeps as if so many days had passed, and all before them is out of the history. */
const sweptAfter = async (store: Store, files: MediaFiles, days: number, historyBegins = later(days - 366)) => {
  const now = () => later(0);
  const list = createWalk({ store, now, event: 'files_listed', edition: filesEdition, ...filesWalk(files, now) });
  const sweepAt = async (at: number) => {
    while (!(await list()));
    return sweep({ store, files, now: later(at), historyBegins, areListed: true });
  };
  const { files_kept } = await lastEvents(store, ['files_kept']);
  if (!files_kept) expect(await sweepAt(1)).toBe(0);
  return sweepAt(days);
};

/** Files that are there as soon as they are named. */
function memoryFiles(): MediaFiles & { paths: Set<string> } {
  const paths = new Set<string>();
  return {
    paths,
    put: async (path) => void paths.add(path),
    get: async (path) => (paths.has(path) ? new Blob(['file']) : undefined),
    remove: async (path) => void paths.delete(path),
    async *all() {
      for (const path of paths) yield { path, at: new Date() };
    },
  };
}

/** The columns that the history doesn't keep, or that hold no person's text. */
const stamps = ['created_by', 'modified_by', 'modified_remarks'];
/** Every other text column of every table whose history is kept: no list of those that hold files can be forgotten here. */
const columnsOf = (table: TableName): string[] =>
  Object.entries(getTableColumns(tables[table])).flatMap(([name, column]) => {
    const { derived = [], json = [], secrets = [] } = detailsOf(table);
    return column.getSQLType() === 'text' && ![...stamps, ...derived, ...json, ...secrets].includes(name) ? name : [];
  });
const inText = (path: string) => `<p>Before</p><img alt="" src="${mediaPath(path)}"><p>After</p>`;

test.each([
  ['a deleted record', () => undefined],
  ['an earlier version', (before: Fields): Fields => Object.fromEntries(Object.keys(before).map((name) => [name, null]))],
])('what any column of %s names stays as long as that, as a path and in a text', async (_, written) => {
  const store = await emptyPgliteStore();
  const files = memoryFiles();
  const named = new Map<string, Touched>();
  for (const table of tableNames.filter(isKept)) {
    for (const [place, column] of columnsOf(table).entries()) {
      const own = `${column}/${newToken()}/a file (1).png`;
      const inHtml = `text_image/${newToken()}/नयाँ & “picture”.png`;
      files.paths.add(own).add(inHtml);
      for (const [half, value] of [own, inText(inHtml)].entries()) {
        const iid = 2 * place + 1 + half;
        named.set(`${table}/${iid}`, { table, iid, before: undefined, after: { [column]: value } });
      }
    }
  }
  const { size } = files.paths;
  expect(size).toBeGreaterThan(300);
  await store.tx((tx) => noteFiles({ store: tx, files, now: later(0) }, named));
  expect(await sweptAfter(store, files, 1000, later(900))).toBe(0);
  const gone = [...named].map(([key, row]) => [key, { ...row, before: row.after, after: written(row.after ?? {}) }] as const);
  await store.tx((tx) => noteFiles({ store: tx, files, now: later(2) }, new Map(gone)));
  expect(await sweptAfter(store, files, 4, later(1))).toBe(0);
  expect(await sweptAfter(store, files, 4, later(3))).toBe(size);
});

test('a file of a version without rows stays as long as the history that may name it', async () => {
  const store = await emptyPgliteStore();
  await written(store);
  const files = memoryFiles();
  files.paths.add(`banner_img/${newToken()}/old.png`);
  expect(await sweptAfter(store, files, 2, later(-363))).toBe(0);
  const before = files.paths.size;
  files.paths.add(`banner_img/${newToken()}/broken off.png`);
  const since = {
    ...files,
    all: async function* () {
      for (const path of files.paths) yield { path, at: path.endsWith('old.png') ? new Date() : later(2.5) };
    },
  };
  expect(await sweptAfter(store, since, 4, later(-361))).toBe(1);
  expect(files.paths.size).toBe(before);
  expect(await sweptAfter(store, since, 400, later(35))).toBe(1);
});

/** Every call that stores files, and what its example sends. */
const uploads = Object.keys(examples)
  .filter(hasBody)
  .filter(
    (name) =>
      name !== 'uploadTextImage' &&
      Object.values(examples[name])
        .flat()
        .some((value) => value instanceof File),
  );
/** Gives a body files that are equal to none before. */
const withOwnFiles = (body: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value) ? value.map(ownFile) : ownFile(value),
    ]),
  );
const ownFile = (value: unknown): unknown =>
  value instanceof File ? new File([value, newToken()], value.name, { type: value.type }) : value;

const deletions = [
  ['deleteResources', { resources_id: 1 }],
  ['deleteMobileBanner', { banner_id: 1 }],
  ['deleteHomeBanner', { banner_id: 1 }],
  ['deleteOnboard', { banner_id: 1 }],
  ['deleteAlumni', { alumni_id: 1 }],
  ['deleteArticles', { id: '1' }],
  ['deleteFeature', { feature_id: 2 }],
] as const;

describe.each(kinds)('files %s', (_, open) => {
  test('stay for every undo, and go once nothing names them', async () => {
    const files = open();
    const api = new Api(await createPgliteHost(files));
    const { access } = await api.signIn('staff@coursedesk.test');
    const put = vi.spyOn(files, 'put');
    expect((await api.call('editFAQ', examples.editFAQ, access)).status).toBe(200);
    const picture = calls.uploadTextImage.reply.parse(
      (await api.call('uploadTextImage', { text_image: fileOf('png') }, access)).body,
    ).data.text_image;
    const faq = { ...examples.editFAQ, faq_desc: inText(picture) };
    expect((await api.call('editFAQ', faq, access)).status).toBe(200);
    expect((await api.call('editFAQ', examples.editFAQ, access)).status).toBe(200);
    const stored = new Set([picture]);
    for (const name of [...uploads, ...uploads]) {
      put.mockClear();
      const { status } = await api.call(name, withOwnFiles(examples[name]), access);
      if (status === 200) for (const [path] of put.mock.calls) stored.add(path);
    }
    for (const [name, input] of deletions) expect(await api.call(name, input, access), name).toMatchObject({ status: 200 });
    expect(stored.size).toBeGreaterThan(25);

    // That of a certificate which the course doesn't have: no record has ever named it.
    const named = [...stored].filter((path) => !path.startsWith('certification_img/'));
    await sweptAfter(api.host.store, files, 2);
    for (const path of named) expect(await mediaStatus(api, path), path).toBe(200);
    const { body } = await list(api, 'recycled', {}, access);
    const bin = z.array(z.object({ id: z.int(), area: z.string() })).parse(body);
    expect(bin).toHaveLength(deletions.length);
    for (const { id, area } of bin) expect((await restore(api, access, id)).status, area).toBe(200);
    for (const path of named) expect(await mediaStatus(api, path), path).toBe(200);

    await expireHistory(api.host.store, later(1).toISOString());
    await sweptAfter(api.host.store, files, 0.9, later(1));
    for (const path of named) expect(await mediaStatus(api, path), path).toBe(200);
    expect(await sweptAfter(api.host.store, files, 2, later(1))).toBeGreaterThan(10);
    expect(await mediaStatus(api, picture)).toBe(404);
    const rows = (await api.host.rows()).join();
    for (const path of named) expect(await mediaStatus(api, path), path).toBe(rows.includes(path) ? 200 : 404);
  });
});

/** Makes the first write of a database. */
const written = (store: Store) =>
  store.tx((tx) => {
    const row = { table: 'faq', iid: 1, before: undefined, after: { faq_title: 'When?' } } as const;
    return keepHistory(tx, new Map([['faq/1', row]]), { person: nobody, now: new Date(), remark: null });
  });

test('a file of the time before this database stays: it is of the one in whose place this stands', async () => {
  const files = memoryFiles();
  files.paths.add(`banner_img/${newToken()}/one.png`);
  const old = {
    ...files,
    all: async function* () {
      for (const path of files.paths) yield { path, at: later(-9) };
    },
  };
  const store = await emptyPgliteStore();
  expect(await sweptAfter(store, old, 2)).toBe(0);
  await written(store);
  expect(await sweptAfter(store, old, 2)).toBe(0);
  expect(await sweptAfter(store, files, 2)).toBe(0);
});

test('a file that isn’t in a path of the product’s own stays', async () => {
  const files = memoryFiles();
  const store = await emptyPgliteStore();
  await written(store);
  files.paths.add('readme.txt').add('banner_img/short/one.png').add(`banner_img/${newToken()}/one.png`);
  await sweptAfter(store, files, 2);
  expect(await sweptAfter(store, files, 2, later(3))).toBe(1);
  expect([...files.paths]).toEqual(['readme.txt', 'banner_img/short/one.png']);
});
