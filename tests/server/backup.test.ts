import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { checkArchive } from '@server/backup/archive';
import { writeBackup } from '@server/backup/backup';
import { runBackup, runRestore } from '@server/backup/commands';
import { rowsOf } from '@server/backup/rowsOf';
import { readConfig } from '@server/config';
import { createDiskFiles } from '@server/files/diskFiles';
import type { MediaFiles } from '@server/files/mediaFiles';
import type { Started } from '@server/start';
import { connect } from '@server/store/connect';
import { lockFolder } from '@server/store/folderLock';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { StoredFile } from '@/backend/host';
import { tableNames } from '@/backend/store/tables';
import { calls } from '@/contract';
import { chatAddress, connectChat } from './chatClient';
import { programs, startCluster } from './postgresCluster';
import { ownFolder, send, signIn, startServer } from './testServer';

const first = ownFolder();
const folders = ownFolder();
const backup = join(folders, 'first.tar.gz');
const files = {
  'company_logo/a/logo.png': Buffer.from('\x89PNG'),
  'lesson_resource/b/नेपाली नाम.pdf': Buffer.alloc(3_000_000, 'x'),
  'lesson_resource/c/empty.pdf': Buffer.alloc(0),
};

/** The name by which the chat of the first database knows it. */
let epoch: string | undefined;

async function epochAt(server: Started, token: string): Promise<string | undefined> {
  const line = await connectChat(chatAddress(server, token));
  line.send({ since: 1_000_000 });
  const end = await line.next();
  line.close();
  return 'epoch' in end ? end.epoch : undefined;
}

beforeAll(async () => {
  const server = await startServer({ DATA_DIR: first });
  const { access } = await signIn(server);
  const made = { category_name: 'आरक्षण "quoted" \\ & <b>', course_categories_code: 'ODD' };
  expect((await send(server, 'POST', calls.createCategory.path, made, access)).status).toBe(200);
  epoch = await epochAt(server, access);
  await server.stop();
  const media = createDiskFiles(join(first, 'media'));
  for (const [path, content] of Object.entries(files)) await media.put(path, new Blob([content]));
  await runBackup(readConfig({ DATA_DIR: first }), backup);
});

const row = z.object({ line: z.string() });

/** Returns every row of a database as text, and every uploaded file's hash. */
async function contentOf(variables: Record<string, string>) {
  const config = readConfig(variables);
  const { database, close } = await connect(config, () => undefined);
  const rows: string[] = [];
  // A backup's own row isn't in it, and what is restored has a name of its own.
  for (const table of tableNames.filter((each) => each !== 'backup' && each !== 'chat_epoch')) {
    const read = await rowsOf(
      database,
      sql`select ${table} || ' ' || row_to_json(stored)::text as line from ${sql.identifier(table)} stored order by iid`,
      row,
    );
    rows.push(...read.map(({ line }) => line.replace(/[+-]\d\d:\d\d"/g, '"')));
  }
  const [counted] = await rowsOf(database, sql`select sum(rows)::text as line from counts.row_count`, row);
  await close();
  const hashes: Record<string, string> = {};
  const media = join(config.DATA_DIR, 'media');
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) hashes[path.slice(media.length)] = createHash('sha256').update(readFileSync(path)).digest('hex');
  }
  return { rows, counted, hashes };
}

const restoreTo = (variables: Record<string, string>, from = backup) => runRestore(readConfig(variables), from);

test('a backup is one file that nobody else reads, and lists the hashes of all that is in it', () => {
  expect(statSync(backup).mode & 0o077).toBe(0);
  expect(readdirSync(folders)).toEqual(['first.tar.gz']);
  const text = gunzipSync(readFileSync(backup)).toString();
  expect(text).toContain('SHA256SUMS');
  expect(text).toMatch(/[\da-f]{64} {2}media\/company_logo\/a\/logo.png\n/);
});

test('a backup isn’t made or restored beside a server on its folder, nor over another', async () => {
  const unlock = await lockFolder(first);
  await expect(runBackup(readConfig({ DATA_DIR: first }), join(folders, 'other.tar.gz'))).rejects.toThrow('Another server runs');
  await expect(restoreTo({ DATA_DIR: first })).rejects.toThrow('Another server runs');
  await expect(runBackup(readConfig({ DATA_DIR: first }), backup)).rejects.toThrow('exists already');
  await unlock();
  await expect(restoreTo({ DATA_DIR: first })).rejects.toThrow('This database has records');
});

describe('a backup of a busy office', () => {
  /** Backs up with files, of which `meanwhile` happens to each before it is read. */
  const backedUp = async (to: string, meanwhile: (media: MediaFiles, path: string) => Promise<StoredFile | undefined>) => {
    const media = createDiskFiles(join(first, 'media'));
    const { database, close } = await connect(readConfig({ DATA_DIR: first }), () => undefined);
    const busy = { ...media, get: (path: string) => meanwhile(media, path) };
    try {
      return await writeBackup({ database, files: busy, to, now: new Date() });
    } finally {
      await close();
    }
  };

  test('comes to its end, though a call replaces a file each time that it reads some', async () => {
    const to = join(folders, 'busy.tar.gz');
    let count = 0;
    const written = await backedUp(to, async (media, path) => {
      if (!path.startsWith('company_logo/a') && !path.startsWith('busy/')) return media.get(path);
      const file = await media.get(path);
      await media.remove(path);
      count += 1;
      if (count < 5) await media.put(`busy/${count}/next.png`, new Blob(['x']));
      return file;
    });
    await checkArchive(to);
    expect(count).toBeGreaterThan(0);
    expect(written.rows).toBeGreaterThan(500);
    await createDiskFiles(join(first, 'media')).put('company_logo/a/logo.png', new Blob([files['company_logo/a/logo.png']]));
    for (let left = 1; left < 5; left += 1) await createDiskFiles(join(first, 'media')).remove(`busy/${left}/next.png`);
  });

  test('isn’t written if a file that is there can’t be read', async () => {
    const to = join(folders, 'unread.tar.gz');
    const stream = () => new ReadableStream({ start: (control) => control.error(new Error('The disk is broken')) });
    await expect(
      backedUp(to, async (media, path) => {
        const file = await media.get(path);
        return path.startsWith('company_logo/a') && file ? { size: file.size, type: file.type, slice: file.slice, stream } : file;
      }),
    ).rejects.toThrow('The disk is broken');
    expect(readdirSync(folders).filter((name) => name.startsWith('unread'))).toEqual([]);
  });
});

test('a backup goes to PostgreSQL and back, is equal row by row and file by file, and the server goes on with it', async () => {
  const content = await contentOf({ DATA_DIR: first });
  const count = Object.keys(content.hashes).length;
  expect(count).toBeGreaterThan(300);
  expect(content.rows.length).toBeGreaterThan(500);
  let last = backup;
  if (programs) {
    const there = { DATABASE_URL: await startCluster(programs), DATA_DIR: join(folders, 'there') };
    await restoreTo(there);
    expect(await contentOf(there)).toEqual(content);
    last = join(folders, 'second.tar.gz');
    await runBackup(readConfig(there), last);
  }
  const DATA_DIR = join(folders, 'back');
  expect(await restoreTo({ DATA_DIR }, last)).toMatch(new RegExp(`PGlite in .* has \\d+ rows and ${count} files of .* now\\.`));
  expect(await contentOf({ DATA_DIR })).toEqual(content);

  const server = await startServer({ DATA_DIR });
  expect(server.seeded).toBeUndefined();
  const { access } = await signIn(server);
  const made = { category_name: 'After the restore', course_categories_code: 'AFTER' };
  expect((await send(server, 'POST', calls.createCategory.path, made, access)).status).toBe(200);
  // A chat that is still open has to see that other messages stand in the place of those it knows.
  const anew = await epochAt(server, access);
  expect([epoch, anew]).toEqual([expect.stringMatching(/.{36}/), expect.stringMatching(/.{36}/)]);
  expect(anew).not.toBe(epoch);
  await server.stop();
});

describe('a damaged backup restores nothing', () => {
  const refused = async (name: string, content: Buffer, fault: string) => {
    const from = join(folders, `${name}.tar.gz`);
    const DATA_DIR = join(folders, name);
    writeFileSync(from, content);
    await expect(restoreTo({ DATA_DIR }, from)).rejects.toThrow(fault);
    expect(existsSync(DATA_DIR)).toBe(false);
  };

  test('where a byte of a file has changed', async () => {
    const tar = gunzipSync(readFileSync(backup));
    tar[tar.indexOf(files['company_logo/a/logo.png']) + 3] = 0;
    await refused('changed', gzipSync(tar), 'logo.png has another content than was written');
  });
  test('where its end is missing', () => refused('cut', readFileSync(backup).subarray(0, 20_000), 'can’t be read to its end'));
  test('where it is none', () => refused('none', gzipSync('nothing'), 'damaged'));
});
