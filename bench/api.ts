import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { createPgliteStore } from '@server/store/pgliteStore';
import { Hono } from 'hono';
import { shapeChecks } from '@/backend/health/shapeChecks';
import { usualLifetimes } from '@/backend/host';
import { createBackend } from '@/backend/http/app';
import { watchAccess } from '@/backend/session/accessWatch';
import { createThrottle } from '@/backend/session/throttle';
import { tablesReferredTo } from '@/backend/store/foreignKeys';
import type { Store } from '@/backend/store/port';
import { type TableName, tableNames } from '@/backend/store/tables';
import { createMemoryFiles } from '@/providers/demo/fileStorage';
import { demoPasswords } from '@/providers/demo/passwords';
import { seedTable } from '@/providers/demo/seed';

/** Serves the backend on PostgreSQL with the demo's records, and two of its tables below `/rest` for ra-data-simple-rest. */
async function startApi(): Promise<number> {
  const client = new PGlite();
  const store = await createPgliteStore(client);
  await fill(client, store);
  const backend = createBackend({
    ...watchAccess(store),
    files: createMemoryFiles(),
    now: () => new Date(),
    newToken: () => randomBytes(32).toString('base64url'),
    secret: 'bench',
    lifetimes: usualLifetimes,
    passwords: demoPasswords,
    signUp: true,
    throttle: createThrottle(),
    cleanHtml: async (html) => html,
    standardMenu: async () => [],
    checks: shapeChecks,
    sites: [],
    report: (error) => console.error(error),
  });
  const app = new Hono().route('/rest', restOf(store)).all('*', ({ req }) => backend.fetch(req.raw));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  return portOf(server.address());
}

const portOf = (address: AddressInfo | string | null): number => {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
};

/** Inserts the fixtures, each table after those that it refers to. */
async function fill(client: PGlite, store: Store): Promise<void> {
  const filled = new Set<TableName>();
  const fillTable = async (table: TableName): Promise<void> => {
    if (filled.has(table)) return;
    filled.add(table);
    const others = tablesReferredTo(table);
    for (const other of others) await fillTable(other);
    const { rows } = await seedTable(table, demoPasswords);
    // Rows that refer to their own table are in any order, so foreign keys are off.
    await client.exec(`SET session_replication_role = ${others.has(table) ? 'replica' : 'origin'}`);
    for (const run of runsOf(rows)) {
      await client.exec(`SELECT setval(pg_get_serial_sequence('${table}', 'iid'), ${run[0]?.iid}, false)`);
      await store.insertMany(table, run);
    }
  };
  for (const table of tableNames) await fillTable(table);
  await client.exec('SET session_replication_role = origin');
  await client.exec('VACUUM ANALYZE');
}

/** Splits rows into runs of consecutive ids, because the database numbers them. */
function runsOf<Row extends { iid: number }>(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows.toSorted((one, other) => one.iid - other.iid)) {
    const last = runs.at(-1);
    if (last?.at(-1)?.iid === row.iid - 1) last?.push(row);
    else runs.push([row]);
  }
  return runs;
}

/** Serves two tables in the format of ra-data-simple-rest. */
function restOf(store: Store): Hono {
  const tables = { categories: 'course_category', levels: 'quiz_level' } as const;
  const app = new Hono();
  for (const [path, table] of Object.entries(tables)) {
    app.get(`/${path}`, async ({ req, json }) => {
      const [field, order] = JSON.parse(req.query('sort') ?? '["id","ASC"]');
      const [from, to] = JSON.parse(req.query('range') ?? '[0,24]');
      const column = field === 'id' ? 'iid' : field;
      const sort = [order === 'DESC' ? ({ column, order: 'desc' } as const) : column];
      const [rows, total] = await Promise.all([
        store.list(table, { sort, offset: from, limit: to - from + 1 }),
        store.count(table),
      ]);
      return json(rows.map(identified), 200, { 'content-range': `${path} ${from}-${to}/${total}` });
    });
    app.get(`/${path}/:id`, async ({ req, json, notFound }) => {
      const row = await store.get(table, Number(req.param('id')));
      return row ? json(identified(row)) : notFound();
    });
  }
  return app;
}

const identified = <Row extends { iid: number }>(row: Row) => ({ ...row, id: row.iid });

/** The port of the API. No module can be imported after this one has loaded. */
export const port = await startApi();
