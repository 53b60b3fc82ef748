import { openNotices } from '@server/chat/notices';
import { createHosts, type Hosts } from '@server/store/hosts';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { programs, startCluster } from './postgresCluster';

describe.skipIf(!programs)('processes on one PostgreSQL', () => {
  let pool: Pool;
  let Client: Hosts['Client'];
  beforeAll(async () => {
    ({ Client } = createHosts(await startCluster(programs ?? '')));
    pool = new Pool({ Client });
  });
  afterAll(() => pool.end());

  /** Tells until it is heard: a listener may not be there yet. */
  const hears = (heard: ReturnType<typeof vi.fn>, tell: () => void) =>
    vi.waitFor(
      () => {
        tell();
        expect(heard).toHaveBeenCalled();
      },
      { timeout: 20_000, interval: 100 },
    );

  test('tell each other of a message, and again after a connection has broken', async () => {
    const heard = vi.fn();
    const one = openNotices({ pool, Client }, () => {});
    const other = openNotices({ pool, Client }, heard, 10);
    await hears(heard, one.tell);
    await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN chat_message'`);
    heard.mockClear();
    await hears(heard, one.tell);
    await Promise.all([one.close(), other.close()]);
    const { rows } = await pool.query(
      `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN chat_message' AND state IS NOT NULL`,
    );
    expect(rows).toEqual([]);
  });
});

test('where no database answers, telling and closing fail nobody', async () => {
  const { Client } = createHosts('postgres://nobody@127.0.0.1:1/none');
  const pool = new Pool({ Client });
  const notices = openNotices({ pool, Client }, () => expect.fail('Nobody told'), 10);
  notices.tell();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await notices.close();
  await pool.end();
});
