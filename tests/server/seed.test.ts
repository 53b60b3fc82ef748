import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '@server/config';
import { createDiskFiles } from '@server/files/diskFiles';
import { fixturesFolder } from '@server/folders';
import { createServerChecks } from '@server/links/serverChecks';
import { drawPicture } from '@server/seed/drawPicture';
import { seedDemo } from '@server/seed/seed';
import { connect } from '@server/store/connect';
import { createPostgresStore } from '@server/store/postgresStore';
import { expect, test } from 'vitest';
import { createCatchUp } from '@/backend/health/catchUp';
import { ownFolder, startServer } from './testServer';

/** Every path in the fixtures, whatever its field. */
const named = readdirSync(fixturesFolder).flatMap((name) =>
  [...readFileSync(join(fixturesFolder, name), 'utf8').matchAll(/"([a-z_]+\/[^/"]+\.[a-z]+)"/g)].map(([, path = '']) => path),
);

const types: Readonly<Record<string, string>> = { png: 'image/png', pdf: 'application/pdf', zip: 'application/zip' };

test('after the first start every file that a record names is served, as what its name says; content health misses no image', async () => {
  const DATA_DIR = ownFolder();
  const server = await startServer({ DATA_DIR });
  expect(named.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const path of named) {
    const { status, headers } = await fetch(`${server.url}/media/${encodeURI(path)}`, { method: 'HEAD' });
    if (status !== 200 || headers.get('content-type') !== types[path.split('.').at(-1) ?? '']) wrong.push(`${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
  await server.stop();

  const { database, close } = await connect(readConfig({ DATA_DIR }), () => undefined);
  const store = createPostgresStore(database, close);
  const checks = createServerChecks({ files: createDiskFiles(join(DATA_DIR, 'media')), opens: false });
  await createCatchUp({ store, checks, now: () => new Date() })();
  const images = await store.list('content_check', { where: { kind: 'image' } });
  await store.close();
  expect(images.length).toBeGreaterThan(100);
  expect(images.filter(({ fault, checked_date }) => fault !== null || checked_date === null)).toEqual([]);
});

test('a file that can’t be stored leaves no record, so that the next start begins again', async () => {
  const { database, migrate, close } = await connect(readConfig({ DATA_DIR: ownFolder() }), () => undefined);
  const put: string[] = [];
  const files = {
    async put(path: string) {
      if (put.length === 10) throw new Error('The disk is full');
      put.push(path);
    },
  };
  await expect(migrate({ fill: async (empty) => void (await seedDemo(empty, files)) })).rejects.toThrow('The disk is full');
  put.splice(0);
  const all = { put: async (path: string) => void put.push(path) };
  expect(await seedDemo(database, all)).toBe(true);
  expect(put.toSorted()).toEqual(named.toSorted());
  expect(await seedDemo(database, files)).toBe(false);
  await close();
});

test('a picture is a PNG of 400 by 400 that is small', async () => {
  const from = { hue: 350, saturation: 45, lightness: 42 };
  const picture = await drawPicture({ from, to: { ...from, hue: 30 }, letters: 'Aस' });
  const bytes = Buffer.from((await picture?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, 400]);
  expect(bytes.length).toBeLessThan(10_000);
});
