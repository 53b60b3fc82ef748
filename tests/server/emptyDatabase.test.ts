import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ensureDatabase, FolderDamaged, openDatabase } from '@server/store/emptyDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownFolder } from './testServer';

const own = ownFolder();
const packed = join(own, 'packed.tar.gz');
/** A database with a record. */
const whole = join(own, 'whole');
const told: string[] = [];
const ensure = (folder: string) => ensureDatabase(folder, (text) => void told.push(text), packed);

/** All that is below a folder, with sizes and times. */
const stateOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const { size, mtimeMs } = lstatSync(join(folder, name));
    return [name, size, mtimeMs];
  });

beforeAll(async () => {
  const made = await PGlite.create();
  writeFileSync(packed, Buffer.from(await (await made.dumpDataDir('gzip')).arrayBuffer()));
  await made.close();
  await ensure(whole);
  const first = await openDatabase(whole);
  await first.exec('create table numbers as select 7 as n');
  await first.close();
});

test('a database begins with the packed one, says so, and goes on with its own', async () => {
  expect(told).toEqual([expect.stringContaining('an empty database is made')]);
  await ensure(whole);
  const next = await openDatabase(whole);
  expect((await next.query('select n from numbers')).rows).toEqual([{ n: 7 }]);
  await next.close();
  expect(told).toHaveLength(1);
});

describe('an empty database is made', () => {
  test.each<[string, (folder: string) => void]>([
    ['where there is no folder', () => {}],
    ['in an empty folder', (folder) => mkdirSync(folder)],
    [
      'where a link leads to an empty folder',
      (folder) => {
        mkdirSync(`${folder}.linked`);
        symlinkSync(`${folder}.linked`, folder);
      },
    ],
    [
      'again where a start was stopped in the middle of it',
      (folder) => mkdirSync(join(`${folder}.unfinished`, 'base'), { recursive: true }),
    ],
  ])('%s', async (_, prepare) => {
    const folder = join(ownFolder(), 'database');
    prepare(folder);
    await ensure(folder);
    expect(statSync(join(folder, 'PG_VERSION')).size).toBeGreaterThan(0);
    expect(readdirSync(folder).toSorted()).toEqual(expect.arrayContaining(['base', 'global', 'pg_notify', 'pg_wal', 'pg_xact']));
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    await ensure(folder);
  });
});

describe('nothing is made over what is there, and a start says what is wrong', () => {
  /** Looks like a database, and is smaller. */
  const sketch = (folder: string) => {
    for (const name of ['base', 'global', 'pg_wal', 'pg_xact']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['PG_VERSION', 'global/pg_control']) writeFileSync(join(folder, name), '18');
  };
  const lacking = (name: string) => (folder: string) => {
    sketch(folder);
    rmSync(join(folder, name), { recursive: true });
  };
  const holding = (name: string) => (folder: string) => {
    mkdirSync(folder);
    writeFileSync(join(folder, name), '');
  };
  test.each<[what: string, fault: string, prepare: (folder: string) => void]>([
    ['a copy without its version', 'it lacks PG_VERSION', lacking('PG_VERSION')],
    [
      'a copy whose version is empty',
      'it lacks PG_VERSION',
      (folder) => {
        sketch(folder);
        truncateSync(join(folder, 'PG_VERSION'));
      },
    ],
    ['a copy without its control file', 'it lacks global/pg_control', lacking('global/pg_control')],
    ['a copy without its global folder', 'it lacks global/pg_control', lacking('global')],
    ['a copy without its tables', 'it lacks base', lacking('base')],
    ['a copy without its log', 'it lacks pg_wal', lacking('pg_wal')],
    ['a copy without its transactions', 'it lacks pg_xact', lacking('pg_xact')],
    ['only tables', 'it lacks PG_VERSION, and has base', (folder) => mkdirSync(join(folder, 'base'), { recursive: true })],
    ['only a file of a file manager', 'and has .DS_Store', holding('.DS_Store')],
    ['only a lock', 'and has postmaster.pid', holding('postmaster.pid')],
    ['only a version', 'it lacks base', (folder) => cpSync(join(whole, 'PG_VERSION'), join(folder, 'PG_VERSION'))],
    ['the root of a disk', 'and has lost+found', (folder) => mkdirSync(join(folder, 'lost+found'), { recursive: true })],
    ['a file', 'it is no folder', (folder) => writeFileSync(folder, 'records')],
    ['a link to a disk that isn’t there', 'it is a link that leads nowhere', (folder) => symlinkSync('/nowhere/at/all', folder)],
    ['a link to itself', 'it can’t be read (ELOOP)', (folder) => symlinkSync(folder, folder)],
  ])('%s', async (_, fault, prepare) => {
    const above = ownFolder();
    const folder = join(above, 'database');
    prepare(folder);
    const before = stateOf(above);
    const refused = await ensure(folder).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(FolderDamaged);
    expect(String(refused)).toContain(`The database in ${folder} isn’t opened: `);
    expect(String(refused)).toContain(fault);
    expect(String(refused)).toContain('npm run restore');
    expect(stateOf(above)).toEqual(before);
  });

  test('a database that PGlite can’t open', async () => {
    const folder = join(ownFolder(), 'database');
    cpSync(whole, folder, { recursive: true });
    writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192));
    await ensure(folder);
    await expect(openDatabase(folder)).rejects.toThrow(`The database in ${folder} isn’t opened: PGlite says`);
  });

  test('a database of another version', async () => {
    const folder = join(ownFolder(), 'database');
    cpSync(whole, folder, { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '12\n');
    await expect(openDatabase(folder)).rejects.toThrow(FolderDamaged);
  });
});

test('without a packed one, as in the sources, PGlite makes its own', async () => {
  const folder = join(ownFolder(), 'database');
  await ensureDatabase(folder, () => {}, '/nowhere');
  await (await openDatabase(folder)).close();
});
