import { randomBytes } from 'node:crypto';
import { ownTags, tagsOf } from '@server/backup/migrationTags';
import { readConfig } from '@server/config';
import { cleanHtml } from '@server/host/cleanHtml';
import { standardMenu } from '@server/host/host';
import { connect } from '@server/store/connect';
import { createPostgresStore } from '@server/store/postgresStore';
import { Api, origin } from '@tests/contract/api';
import { audit } from '@tests/contract/audit';
import { examples, hasBody } from '@tests/contract/examples';
import { quickPasswords } from '@tests/contract/quickPasswords';
import { createTestHost } from '@tests/contract/testHost';
import { seedWorld } from '@tests/contract/world';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shapeChecks } from '@/backend/health/shapeChecks';
import { usualLifetimes } from '@/backend/host';
import { watchAccess } from '@/backend/session/accessWatch';
import { createThrottle } from '@/backend/session/throttle';
import { type Store, UniqueViolation } from '@/backend/store/port';
import { isTableName, type TableName } from '@/backend/store/tables';
import { rulesOf, uniqueRules } from '@/backend/store/uniqueKeys';
import { type CallName, calls } from '@/contract';
import { createMemoryFiles } from '@/providers/demo/fileStorage';
import { programs, startCluster } from './postgresCluster';

const many = 50;
const connections = 20;
const report = () => undefined;

describe.skipIf(!programs)('at the same moment, on PostgreSQL', () => {
  let store: Store;
  let api: Api;

  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: await startCluster(programs ?? ''), DATABASE_POOL: String(connections) });
    // Five servers start on the empty database.
    const opened = await Promise.all(Array.from({ length: 5 }, () => connect(config, report)));
    await Promise.all(opened.map(({ migrate }) => migrate()));
    const [first, ...others] = opened;
    for (const { close } of others) await close();
    const { database, close } = first ?? expect.fail('There is no connection');
    expect(await tagsOf(database)).toEqual(await ownTags());
    store = createPostgresStore(database, close);
    await seedWorld({ store, passwords: quickPasswords });
    await store.insert('role', { role_name: 'Reader', rights: '{}', second_factor: false, ...audit });
    await store.insert('chat_message', {
      number: 1,
      user_iid: 1,
      message: 'नमस्ते',
      local_id: 'a',
      sent_at: new Date().toISOString(),
    });
    await store.insert('chat_seen', { user_iid: 1, number: 1 });
    await store.insert('outside_account', { user_iid: 1, issuer: 'https://accounts.test', subject: 'sita' });
    await store.insert('answered_write', { key: '1/a', hash: 'b', answer: '{}', answered_at: new Date().toISOString() });
    api = new Api(
      createTestHost(
        {
          ...watchAccess(store),
          files: createMemoryFiles(),
          now: () => new Date(),
          newToken: () => randomBytes(32).toString('base64url'),
          secret: 'races',
          lifetimes: usualLifetimes,
          signUp: true,
          passwords: quickPasswords,
          throttle: createThrottle(),
          standardMenu,
          checks: shapeChecks,
          sites: [origin],
          cleanHtml,
          report,
        },
        async () => [],
      ),
    );
  });
  afterAll(async () => store?.close());

  const creates = Object.entries(examples).filter(([name]) => isCreate(name));

  test('equal bodies of each call that adds: one is written where a second would be refused, and none fails', async () => {
    const { access } = await api.signIn('staff@coursedesk.test');
    const outcomes: Record<string, unknown> = {};
    const single: string[] = [];
    for (const [name, body] of creates) {
      if (!isCreate(name)) continue;
      const send = async () => (await api.call(name, { ...body }, access)).status;
      const statuses = await Promise.all(Array.from({ length: connections }, send));
      const written = statuses.filter((status) => status === 200).length;
      const isUnique = (await send()) !== 200;
      if (written === 1) single.push(name);
      if (statuses.some((status) => status >= 500) || (isUnique && written > 1)) outcomes[name] = [...new Set(statuses)];
    }
    expect(outcomes).toEqual({});
    expect(single).toEqual(expect.arrayContaining(['createCategory', 'addCompany', 'createBatch', 'createLesson']));
    expect(api.host.reports).toEqual([]);
  });

  test.each(uniqueRules)('$name: of 50 rows that differ in all else, one is written', async (rule) => {
    const { table, name } = rule;
    if (!isTableName(table)) throw new Error(`${table} is no table`);
    const rows = await rowsLike(store, table, name);
    const outcomes = await Promise.allSettled(rows.map((row) => store.insertMany(table, [JSON.parse(row)])));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(UniqueViolation);
      expect(reason).toMatchObject({ rules: [name] });
    }
    expect(refused).toHaveLength(many - 1);
  });
});

/** Whether a call adds a record, and can be sent often: not one of an account. */
const isCreate = (name: string): name is CallName & keyof typeof examples =>
  hasBody(name) && calls[name].method === 'POST' && calls[name].writes && calls[name].access === 'staff';

/** Returns rows, as JSON, that break one rule among each other, and no other. */
async function rowsLike(store: Store, table: TableName, name: string): Promise<string[]> {
  const rule = rulesOf(table).find((each) => each.name === name) ?? expect.fail(name);
  const stored: readonly object[] = await store.list(table, {});
  const model = stored.find((row) => rule.among?.({ ...row }) ?? true) ?? expect.fail(`No row of ${table}`);
  const { iid, ...row }: Record<string, unknown> = { ...model };
  const main = rule.columns.at(-1) ?? '';
  const isReference = main.endsWith('_iid') || (main.endsWith('_id') && typeof row[main] === 'number');
  // The only free place of a reference is that of the row itself.
  if (isReference) await store.remove(table, Number(iid));
  else row[main] = typeof row[main] === 'number' ? 7777 : 'wanted-by-many';
  return Array.from({ length: many }, (_, place) => {
    const own: Record<string, unknown> = { ...row };
    for (const { columns } of rulesOf(table)) {
      const other = columns.at(-1) ?? '';
      if (other === main || other.endsWith('_iid')) continue;
      own[other] = typeof row[other] === 'number' ? 10_000 + many * uniqueRules.indexOf(rule) + place : `${name} ${place}`;
    }
    return JSON.stringify(own);
  });
}
