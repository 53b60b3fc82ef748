import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { ownTags, tagsOf, withMigrations } from '@server/backup/migrationTags';
import { readConfig } from '@server/config';
import { connect } from '@server/store/connect';
import { Client } from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { breakAll } from './chatClient';
import { afterFile } from './leftovers';
import { createWork } from './officeWork';
import { buildOlder, commitBefore } from './olderProgram';
import { addressOf, buildServer, endOf, spawnServer } from './ownProcess';
import { programs, startCluster } from './postgresCluster';
import { ownFolder, signIn } from './testServer';

const commit = commitBefore();
if (!commit) console.log('There is no commit before the newest migration: no older program is run beside this one.');

/** How long both take writes, in seconds. */
const lasting = Number(process.env['UPGRADE_SECONDS'] ?? 20);
const patience = { timeout: 120_000 };
const bin = programs ?? '';

/** Connects to a database until the end of the file. */
async function clientOf(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  afterFile(() => client.end());
  return client;
}

describe.skipIf(!programs || !commit)('a program of before the newest migration', () => {
  afterAll(breakAll);

  test('goes on while this one migrates its database, and beside it: nothing is refused, and all is kept', {
    timeout: (lasting + 480) * 1000,
  }, async () => {
    const older = await buildOlder(commit ?? '');
    const program = await buildServer('newer');
    const url = await startCluster(bin);
    const variables = {
      DATABASE_URL: url,
      DATA_DIR: ownFolder(),
      SECRET: 'the same in every process, 32 bytes',
      TRUST_PROXY: '1',
      CHECK_LINKS: 'false',
    };
    const begin = (of: string, folder?: string) => {
      const running = spawnServer(of, variables, [], folder);
      afterFile(() => running.kill('SIGKILL'));
      return running;
    };
    const first = begin(older.program, older.folder);
    const servers = [await addressOf(first)];
    const { access } = await signIn(servers[0] ?? expect.fail());
    const database = await clientOf(url);
    const count = async (text: string, values: unknown[] = []) => Number((await database.query(text, values)).rows[0].count);
    const tags = () => count('select count(*) from drizzle.__drizzle_migrations');
    const before = await tags();
    expect(before).toBeLessThan((await ownTags()).length);

    const { open, rounds, kept, refused, slowest } = createWork(servers, access);
    const close = open();
    await vi.waitFor(() => expect(Object.values(rounds).filter((done) => done > 2)).toHaveLength(6), patience);
    const second = begin(program);
    servers.push(await addressOf(second));
    expect(await tags()).toBe((await ownTags()).length);
    const alone = { ...rounds };
    await setTimeout(lasting * 1000);
    const further = () => Object.entries(rounds).filter(([kind, done]) => done > (alone[kind] ?? 0) + 2);
    await vi.waitFor(() => expect(further()).toHaveLength(6), patience);
    await close();

    console.log(
      `Beside each other for ${lasting} s: ${JSON.stringify(rounds)}, before ${JSON.stringify(alone)}; ${slowest()} ms at most.`,
    );
    expect(refused.slice(0, 5)).toEqual([]);
    for (const [table, column, values] of [
      ['faq', 'faq_title', kept.faqs],
      ['quiz', 'iid', kept.quizzes],
      ['course_category', 'category_name', kept.categories],
      ['chat_message', 'local_id', kept.messages],
    ] as const) {
      const found = await count(`select count(*) from ${table} where ${column} = any($1)`, [[...values]]);
      expect(found, table).toBe(values.size);
    }
    expect(await count(`select count(*) from faq where faq_title like 'faq %'`)).toBe(kept.faqs.size);
    expect(await count(`select rows as count from counts.row_count where counted = 'quiz'`)).toBe(
      await count('select count(*) from quiz'),
    );

    const again = await endOf(begin(older.program, older.folder));
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('was used by a newer version of Coursedesk')]);
    for (const running of [first, second]) {
      const ended = once(running, 'exit');
      running.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
  });
});

describe.skipIf(!programs)('a migration', () => {
  test('lets calls go on that need what somebody else holds, and is made once that is over', async () => {
    const url = await startCluster(bin);
    const told: string[] = [];
    const config = readConfig({ DATABASE_URL: url });
    const { database, migrate, close } = await connect(
      config,
      () => undefined,
      (text) => void told.push(text),
    );
    afterFile(close);
    const all = await ownTags();
    await withMigrations(all.slice(0, all.indexOf('0016_own_backups')), (from) => migrate({ from }));
    const [holder, other] = [await clientOf(url), await clientOf(url)];
    await holder.query('begin; select 1 from backup');
    const migrating = migrate();
    await vi.waitFor(() => expect(told).toEqual([expect.stringContaining('waits until nobody holds the tables')]), patience);
    expect((await other.query("insert into backup (made_at) values ('2026-01-01')")).rowCount).toBe(1);
    await holder.query('commit');
    await migrating;
    expect(await tagsOf(database)).toEqual(all);
  });
});
