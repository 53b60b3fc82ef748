import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBackup, runRestore, runTry } from '@server/backup/commands';
import { makeDueBackup } from '@server/backup/ownBackups';
import { lastAt, nameAt, nextAt, ownMoment, surplus } from '@server/backup/schedule';
import { readConfig } from '@server/config';
import { openBackups, openFiles } from '@server/files/openFiles';
import { Problem } from '@server/problem';
import { seedStaff } from '@server/seed/seed';
import type { Database } from '@server/store/database';
import { openStore } from '@server/store/openStore';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import { dayAt, wallClockAt } from '@/domain/calendar/wallClock';
import { afterFile } from './leftovers';
import { addressOf, buildServer, spawnServer } from './ownProcess';
import { programs, startCluster } from './postgresCluster';
import { ownFolder, send, signIn, startServer } from './testServer';

const BACKUP_KEY = 'a key of thirty-two characters or more';
const url = 'https://desk.example.com';
const minute = 60_000;
const day = 24 * 60 * minute;
const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
/** Names a backup that a server makes by itself. */
const ownName = (now: Date, isEncrypted = false) => nameAt(now, { isOwn: true, isEncrypted });
const times = fc.tuple(fc.nat(23), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('the time of a backup', () => {
  test('is the last at which Nepal’s clock showed it, and the next is a day later', () => {
    fc.assert(
      fc.property(times, moments, (time, now) => {
        const last = lastAt(time, now);
        expect(wallClockAt(last).slice(11, 16)).toBe(time);
        expect(now.getTime() - last.getTime()).toBeGreaterThanOrEqual(0);
        expect(now.getTime() - last.getTime()).toBeLessThan(day);
        expect(nextAt(time, now).getTime() - last.getTime()).toBe(day);
      }),
    );
  });

  test('is in its name, by which nothing else is taken for one', () => {
    fc.assert(
      fc.property(moments, fc.boolean(), (now, isEncrypted) => {
        expect(ownMoment(ownName(now, isEncrypted))?.getTime()).toBe(Math.floor(now.getTime() / 1000) * 1000);
      }),
    );
    const madeByHand = 'coursedesk-2026-11-30T02-30-00-Z';
    const others = ['monday.tar.gz', `${madeByHand}.tar.gz`, `${madeByHand}-auto.tar.gz.part`];
    for (const name of others) expect(ownMoment(name)).toBeUndefined();
  });
});

describe('the backups that are kept', () => {
  const nightly = (nights: number) =>
    Array.from({ length: nights }, (_, night) => ownName(new Date(Date.parse('2026-11-30T20:45:00Z') - night * day)));

  test('of a year’s nights are those of 7 days, 4 weeks and 12 months, the last of each', () => {
    const names = nightly(365);
    const gone = surplus(names, { days: 7, weeks: 4, months: 12 });
    const kept = names.filter((name) => !gone.includes(name)).map((name) => dayAt(ownMoment(name) ?? new Date(0)));
    expect(kept).toEqual([
      ...['2026-12-01', '2026-11-30', '2026-11-29', '2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25'],
      ...['2026-11-21', '2026-11-14'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30', '2026-03-31'],
      ...['2026-02-28', '2026-01-31'],
    ]);
  });

  test('always have the last one, are none of somebody else, and the same when looked at again', () => {
    const counts = fc.record({ days: fc.integer({ min: 1, max: 9 }), weeks: fc.nat(6), months: fc.nat(6) });
    fc.assert(
      fc.property(fc.uniqueArray(moments, { minLength: 1 }), counts, (dates, keep) => {
        const own = [...new Set(dates.map((date) => ownName(date)))];
        const gone = surplus([...own, 'monday.tar.gz'], keep);
        const kept = own.filter((name) => !gone.includes(name));
        expect(kept).toContain(own.toSorted().at(-1));
        expect(gone).not.toContain('monday.tar.gz');
        expect(kept.length).toBeLessThanOrEqual(keep.days + keep.weeks + keep.months);
        expect(surplus(kept, keep)).toEqual([]);
      }),
    );
  });
});

/** Opens an empty office with what makes its backups; `trial` tries one. */
async function office(variables: Record<string, string>, trial: (name: string) => Promise<unknown> = async () => undefined) {
  const config = readConfig({ SEED: 'none', ...variables });
  const reports: unknown[] = [];
  const report = reports.push.bind(reports);
  const fill = (empty: Database) => seedStaff(empty, { email: config.STAFF_EMAIL, site: url, passwordsOff: false });
  const { store, database } = await openStore(config, { report, tell: () => undefined, fill });
  let isClosed = false;
  const close = async () => {
    if (!isClosed) await store.close();
    isClosed = true;
  };
  afterFile(close);
  const parts = { config, store, database, files: openFiles(config), url, isEnded: () => false, report };
  const names = async () => {
    const found: string[] = [];
    for await (const { path } of openBackups(config).all()) found.push(path);
    return found.toSorted();
  };
  return { config, store, database, reports, names, close, run: () => makeDueBackup({ ...parts, tryBackup: trial }) };
}

const fault = () => Promise.reject(new Problem('It can’t be restored.'));

/** A time of the day that Nepal's clock shows a while ago. */
const ago = (milliseconds: number) => wallClockAt(new Date(Date.now() - milliseconds)).slice(11, 16);

describe('a backup by the clock', () => {
  test('is made once for a night, tried, and what is too old is removed; what isn’t its own stays', async () => {
    const DATA_DIR = ownFolder();
    const folder = join(DATA_DIR, 'backups');
    const old = ['2020-01-01', '2020-01-02'].map((date) => ownName(new Date(`${date}T00:00:00Z`)));
    mkdirSync(folder, { recursive: true });
    for (const name of [...old, 'monday.tar.gz', `${old[0]}.part`]) writeFileSync(join(folder, name), 'x');
    const tried: string[] = [];
    const { store, names, run, reports } = await office(
      { DATA_DIR, BACKUP_AT: ago(minute), BACKUP_KEEP: '1,0,1' },
      async (name) => void tried.push(name),
    );
    for (let times = 0; times < 3; times += 1) await run();
    expect(reports).toEqual([]);
    expect(await names()).toEqual([expect.stringMatching(/-auto\.tar\.gz$/), 'monday.tar.gz']);
    const [made, ...others] = await store.list('backup', {});
    expect(others).toEqual([]);
    expect(tried).toEqual([made?.name]);
    expect(Date.parse(made?.tried_at ?? '')).toBeGreaterThan(Date.now() - minute);
    expect(made?.size).toBe(readFileSync(join(folder, made?.name ?? '')).length);
    expect(await store.list('server_event', {})).toEqual([]);
  });

  test('waits for its time, but not when it is asked for', async () => {
    const DATA_DIR = ownFolder();
    const { store, names, run } = await office({ DATA_DIR });
    await run();
    expect(await names()).toEqual([]);
    await store.insert('server_event', { kind: 'backup_asked', at: new Date().toISOString(), about: null });
    await run();
    await run();
    expect(await names()).toHaveLength(1);
  });

  test('that a stopped server has begun is made by the next, whoever asked for it', async () => {
    const { store, names, run } = await office({ DATA_DIR: ownFolder() });
    await store.insert('server_event', { kind: 'backup_begun', at: new Date().toISOString(), about: null });
    await run();
    expect(await names()).toHaveLength(1);
    expect(await store.list('server_event', {})).toEqual([]);
  });

  test('that fails says why, tells administrators once a day by mail, and is tried again after half an hour', async () => {
    const DATA_DIR = ownFolder();
    const { store, run, reports } = await office({ DATA_DIR, BACKUP_AT: ago(minute) }, fault);
    const failures = () => store.list('server_event', { where: { kind: 'backup_failed' } });
    const mails = () => store.list('outbox_mail', { where: { kind: 'backup_failed' } });
    writeFileSync(join(DATA_DIR, 'backups'), 'in its place');
    await run();
    const [failed] = await failures();
    expect(failed?.about).toContain(join(DATA_DIR, 'backups'));
    expect(await mails()).toMatchObject([{ to: 'staff@coursedesk.test', about: failed?.about, link: `${url}/settings` }]);
    await run();
    expect(reports).toHaveLength(1);
    await store.updateMany(
      'server_event',
      { where: { kind: 'backup_failed' } },
      { at: new Date(Date.now() - 31 * minute).toISOString() },
    );
    await run();
    expect(reports).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
    expect(await store.list('backup', {})).toEqual([]);
  });

  test('that can’t be restored is told, though it is made', async () => {
    const { store, run } = await office({ DATA_DIR: ownFolder(), BACKUP_AT: ago(minute) }, fault);
    await run();
    expect(await store.list('backup', {})).toMatchObject([{ tried_at: null }]);
    expect(await store.list('server_event', { where: { kind: 'backup_failed' } })).toMatchObject([
      { about: 'It can’t be restored.' },
    ]);
  });

  test('is left to a newer server beside it', async () => {
    const { store, database, names, run } = await office({ DATA_DIR: ownFolder(), BACKUP_AT: ago(minute) });
    await database.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    await run();
    expect(await names()).toEqual([]);
    expect(await store.list('server_event', {})).toEqual([]);
  });

  test.skipIf(!programs)('is made by one of two processes on one PostgreSQL', async () => {
    const variables = { DATABASE_URL: await startCluster(programs ?? ''), DATA_DIR: ownFolder(), BACKUP_AT: ago(minute) };
    const [one, other] = [await office(variables), await office(variables)];
    await Promise.all([one.run(), other.run()]);
    expect(await one.store.list('backup', {})).toHaveLength(1);
    expect(await one.names()).toHaveLength(1);
  });
});

test('an encrypted backup shows nothing without its key, and is tried and restored by it', async () => {
  const DATA_DIR = ownFolder();
  const server = await startServer({ DATA_DIR, SEED: 'none' });
  await server.stop();
  const file = join(ownFolder(), 'monday.tar.gz.age');
  await runBackup(readConfig({ DATA_DIR, BACKUP_KEY }), file);
  expect(readFileSync(file).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  const to = { DATA_DIR: ownFolder() };
  await expect(runRestore(readConfig(to), file)).rejects.toThrow(
    / is encrypted: set BACKUP_KEY to the key that it was made with\.$/,
  );
  await expect(runRestore(readConfig({ ...to, BACKUP_KEY: `${BACKUP_KEY}!` }), file)).rejects.toThrow(
    / BACKUP_KEY isn’t the key /,
  );
  expect(readdirSync(to.DATA_DIR)).toEqual([]);
  expect(await runTry(readConfig({ ...to, BACKUP_KEY }), file)).toMatch(/ can be restored: \d+ rows and 0 files\.$/);
  expect(readdirSync(to.DATA_DIR, { recursive: true })).toEqual(['uploads']);
  expect(await runRestore(readConfig({ ...to, BACKUP_KEY }), file)).toMatch(/ has \d+ rows and 0 files of /);
  const changed = readFileSync(file);
  changed[changed.length - 100] = (changed.at(-100) ?? 0) ^ 1;
  writeFileSync(file, changed);
  const again = { DATA_DIR: ownFolder(), BACKUP_KEY };
  await expect(runRestore(readConfig(again), file)).rejects.toThrow(/This backup is damaged/);
  expect(existsSync(join(again.DATA_DIR, 'database'))).toBe(false);
});

test('on a running server a backup that is asked for is made, tried in a process of its own, and restored by its name', async () => {
  const program = await buildServer('backups');
  const DATA_DIR = ownFolder();
  const running = spawnServer(program, { DATA_DIR, BACKUP_KEY });
  const server = await addressOf(running);
  const { access } = await signIn(server);
  const last = async () =>
    calls.getLastBackup.reply.parse(await (await send(server, 'GET', calls.getLastBackup.path, undefined, access)).json()).data;
  expect(await last()).toMatchObject({ made_at: null, next_at: null });
  expect((await send(server, 'POST', calls.makeBackup.path, {}, access)).status).toBe(200);
  await expect.poll(last, { timeout: 60_000 }).toMatchObject({ begun_at: null, failed: null, tried_at: expect.any(String) });
  running.kill('SIGTERM');
  const [name = ''] = readdirSync(join(DATA_DIR, 'backups'));
  expect(name).toMatch(/-auto\.tar\.gz\.age$/);
  await expect(runRestore(readConfig({ DATA_DIR: ownFolder() }), name)).rejects.toThrow('Say which backup');
  await expect(runTry(readConfig({ DATA_DIR, BACKUP_KEY }), name)).resolves.toMatch(
    / can be restored: \d+ rows and \d+ files\.$/,
  );
});
