import type { Started } from '@server/start';
import { beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@/contract';
import { programs, startCluster } from './postgresCluster';
import { ownFolder, send, signIn, startServer } from './testServer';

describe.skipIf(!programs)('two servers on one PostgreSQL', () => {
  let servers: [Started, Started];

  beforeAll(async () => {
    const DATABASE_URL = await startCluster(programs ?? '');
    const variables = { DATABASE_URL, SECRET: 'the same in every process, 32 bytes', DATA_DIR: ownFolder() };
    servers = await Promise.all([startServer(variables), startServer(variables)]);
  }, 300_000);

  test('start at once on an empty database, and one of them fills it', () => {
    expect(servers.map(({ seeded }) => seeded !== undefined).toSorted()).toEqual([false, true]);
    expect(servers.map(({ database }) => database)).toEqual(Array(2).fill('PostgreSQL at this machine/postgres'));
  });

  test('know each other’s sessions and records', async () => {
    const [one, other] = servers;
    const { access } = await signIn(one);
    const form = { category_name: 'Made by the first', course_categories_code: 'ONE' };
    expect((await send(one, 'POST', calls.createCategory.path, form, access)).status).toBe(200);
    const list = await send(other, 'GET', calls.getAllCourseCategory.path, undefined, access);
    expect(await list.text()).toContain('Made by the first');
  });

  test('let one of 50 that want the same name have it, and answer all', async () => {
    const { access } = await signIn(servers[0]);
    const form = { category_name: 'Wanted by many', course_categories_code: 'MANY' };
    const create = async (_: unknown, place: number) =>
      (await send(servers[place % 2 ? 1 : 0], 'POST', calls.createCategory.path, form, access)).status;
    const statuses = await Promise.all(Array.from({ length: 50 }, create));
    expect(statuses.toSorted()).toEqual([200, ...Array(49).fill(409)]);
  });
});
