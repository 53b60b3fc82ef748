import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/freePort';
import { runCluster } from './cluster';
import { afterFile } from './leftovers';
import { buildServer, endOf, spawnServer } from './ownProcess';
import { programs } from './postgresCluster';
import { ownFolder } from './testServer';

const folder = ownFolder();
let program: string;

beforeAll(async () => {
  program = await buildServer('startErrors');
});

/** Starts the server, which has to end with a sentence; returns that. */
async function refusalOf(variables: Record<string, string>, args: readonly string[] = []): Promise<string> {
  const { code, err } = await endOf(spawnServer(program, { DATA_DIR: folder, DATABASE_WAIT: '0', ...variables }, args));
  expect(code).toBe(1);
  expect(err).not.toMatch(/\n +at |Failed query|Hidden/);
  return err;
}

/** Makes a folder in which something stands in the way. */
function spoilt(spoil: (folder: string) => void): string {
  const made = ownFolder();
  spoil(made);
  return made;
}
const file = join(folder, 'file');
const port = await freePort();

test.each<[what: string, variables: Record<string, string>, sentence: string]>([
  ['a file in the place of the folder', { DATA_DIR: file }, `${file} can’t be a folder`],
  ['a file above it', { DATA_DIR: join(file, 'data') }, `${join(file, 'data')} can’t be a folder`],
  [
    'a file in the place of the uploads',
    { DATA_DIR: spoilt((at) => writeFileSync(join(at, 'media'), '')) },
    'media can’t be a folder',
  ],
  ['an address of another machine', { HOST: '192.0.2.1' }, 'Nobody can listen on 192.0.2.1 here (EADDRNOTAVAIL): set HOST'],
  [
    'no PostgreSQL',
    { DATABASE_URL: 'postgres://clerk:Hidden@127.0.0.1:1/desk' },
    'PostgreSQL at 127.0.0.1:1/desk doesn’t answer',
  ],
  [
    'none of several PostgreSQLs',
    { DATABASE_URL: 'postgres://clerk:Hidden@127.0.0.1:1,127.0.0.1:2/desk' },
    'PostgreSQL at 127.0.0.1:1,127.0.0.1:2/desk doesn’t answer',
  ],
  [
    'a wrong name',
    { DATABASE_URL: 'postgres://clerk:Hidden@nowhere.invalid/desk' },
    'PostgreSQL at nowhere.invalid/desk isn’t found',
  ],
  ['a # in a password', { DATABASE_URL: 'postgres://clerk:12#Hidden@127.0.0.1/desk' }, 'where # is written %23'],
  ['a % in a password', { SMTP_URL: 'smtp://clerk:12%Hidden@127.0.0.1' }, '% %25'],
  [
    'a damaged folder',
    {
      DATA_DIR: spoilt((at) => {
        for (const name of ['database/base', 'backups']) mkdirSync(join(at, name), { recursive: true });
        for (const day of [2, 9]) writeFileSync(join(at, `backups/coursedesk-2026-11-0${day}.tar.gz`), '');
      }),
    },
    '/backups/coursedesk-2026-11-09.tar.gz\n',
  ],
])('%s', async (_, variables, sentence) => {
  writeFileSync(file, '');
  expect(await refusalOf(variables)).toContain(sentence);
});

test('a port that is taken', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  afterFile(() => other.close());
  expect(await refusalOf({ PORT: String(port) })).toContain(`The port ${port} of 127.0.0.1 is taken`);
});

test('a folder that can’t be written', async () => {
  // Nobody may make files there, not even root; in a container it is a disk that is only read.
  expect(await refusalOf({ DATA_DIR: '/sys/kernel' })).toMatch(
    /\/sys\/kernel\S* (can’t be read and written|is on a disk that can only)/,
  );
});

test('a full disk', async () => {
  // The device takes no byte, as a full disk does: here in the place of a file that is tried.
  if (!existsSync('/dev/full')) return;
  const full = spoilt((at) => symlinkSync('/dev/full', join(at, 'mail.txt')));
  expect(await refusalOf({ DATA_DIR: full }, ['mail', 'sita@coursedesk.test'])).toContain(`${full} is on a disk without room`);
});

test('a command that there isn’t', async () => {
  expect(await refusalOf({}, ['bakup'])).toContain('There is no command bakup, but backup, begin, check, mail, restore');
});

test('the stack is for whoever asks for it', async () => {
  writeFileSync(file, '');
  const { err } = await endOf(spawnServer(program, { DATA_DIR: file, LOG_LEVEL: 'debug' }));
  expect(err).toMatch(/can’t be a folder[^]*\n +at /);
});

describe.skipIf(!programs)('PostgreSQL', () => {
  let at = '';
  beforeAll(async () => {
    const own = ownFolder();
    at = `127.0.0.1:${await freePort()}`;
    const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${at.split(':')[1]}`];
    const { url, stop } = await runCluster(programs ?? '', own, settings, ['host all all 127.0.0.1/32 scram-sha-256']);
    afterFile(stop);
    const client = new Client({ connectionString: url });
    await client.connect();
    for (const statement of [
      "create role clerk login password 'Hidden#1'",
      'create database desk',
      'create database read owner clerk',
      'alter database read set default_transaction_read_only = on',
    ])
      await client.query(statement);
    await client.end();
  });

  test.each([
    ['a wrong password', 'clerk:Hidden', 'desk', 'refuses the password of “clerk”'],
    ['no password', 'clerk', 'desk', 'refuses the password of “clerk”'],
    ['no such database', 'clerk:Hidden%231', 'none', 'has no database “none”'],
    ['no right to make a schema', 'clerk:Hidden%231', 'desk', 'GRANT CREATE ON DATABASE desk TO clerk;'],
    ['a database that only reads', 'clerk:Hidden%231', 'read', 'can only be read'],
  ])('%s', async (_, person, database, sentence) => {
    const said = await refusalOf({ DATABASE_URL: `postgres://${person}@${at}/${database}` });
    expect(said).toContain(`PostgreSQL at ${at}/${database} `);
    expect(said).toContain(sentence);
  });

  test('several, none of which takes writes', async () => {
    const hosts = `${at},${at}`;
    const said = await refusalOf({ DATABASE_URL: `postgres://clerk:Hidden%231@${hosts}/read` });
    expect(said).toContain(`PostgreSQL at ${hosts}/read can only be read`);
  });
});

test('the packages that the image has are all that the program imports', async () => {
  const image = ownFolder();
  execFileSync(process.execPath, ['scripts/serverPackages.mjs', image, program]);
  cpSync(dirname(program), join(image, 'dist-server'), { recursive: true });
  writeFileSync(join(image, 'package.json'), '{"type":"module"}');
  const variables = { DATA_DIR: join(image, 'data') };
  const { code, out } = await endOf(spawnServer(join(image, 'dist-server', 'main.js'), variables, ['check']));
  expect([code, out]).toEqual([0, expect.stringContaining('Nothing is wrong.')]);
});
