import { sql } from 'drizzle-orm';
import { createBackend } from '@/backend/app';
import { completeMenu } from '@/backend/handlers/standardMenu';
import { openSite } from '../scripts/site.mjs';
import { createChatServer } from './chat/chatServer';
import { beginChores } from './chores';
import type { Config } from './config';
import type { MediaFiles } from './files/mediaFiles';
import { openFiles } from './files/openFiles';
import { siteFolder } from './folders';
import { createServerHost, newToken, standardMenu } from './host/host';
import { passwords } from './host/passwords';
import { createApp } from './http/app';
import { listen } from './http/listen';
import { createLog, type Log } from './http/log';
import { createMetrics } from './http/metrics';
import { seedDemo, seedStaff } from './seed/seed';
import type { Database } from './store/database';
import { openStore } from './store/openStore';
import { createPostgresStore } from './store/postgresStore';
import { createStoredThrottle } from './store/storedThrottle';

export interface Started {
  url: string;
  /** Which database it runs on, in words. */
  database: string;
  /** What the first start has made; undefined at every other. */
  seeded: { demo: true } | { email: string; password: string } | undefined;
  /** Finishes the requests that have begun, then closes the database. */
  stop(): Promise<void>;
}

/** How long a stop waits for requests, in milliseconds. */
const patience = 10_000;

/** Writes the first rows of an empty database; returns what they were. */
async function seed(config: Config, empty: Database, files: MediaFiles): Promise<Started['seeded']> {
  if (config.SEED === 'demo') return (await seedDemo(empty, { passwords, files })) ? { demo: true } : undefined;
  const password = await seedStaff(empty, config.STAFF_EMAIL, { newToken, passwords });
  return password === undefined ? undefined : { email: config.STAFF_EMAIL, password };
}

const siteConfig = ({ HISTORY_DAYS, SIGN_UP, WEBSITE = '' }: Config) =>
  ({ mode: 'http', history: true, historyDays: HISTORY_DAYS, signUp: SIGN_UP, website: WEBSITE }) as const;

/** Starts the server: the database first, so that nobody is answered before it is there. */
export async function start(config: Config, log: Log = createLog(config)): Promise<Started> {
  let seeded: Started['seeded'];
  const files = openFiles(config);
  const report = (error: unknown) => log.error(error);
  const { store, database, title, notices } = await openStore(config, {
    report,
    tell: (text) => log.note(text),
    fill: async (empty) => {
      seeded = await seed(config, empty, files);
      // Here alone: of two servers that start at once, one would add what the other has just added.
      await completeMenu(createPostgresStore(empty), { standardMenu });
    },
  });
  let isStopping = false;
  try {
    const origins: string[] = config.PUBLIC_URL ? [new URL(config.PUBLIC_URL).origin] : [];
    const host = await createServerHost(config, { store, files, throttle: createStoredThrottle(database), origins, report });
    const chat = createChatServer({ host, notices, origins: () => [...origins, ...config.CORS_ORIGINS] });
    const app = createApp({
      config,
      backend: createBackend(host),
      site: await openSite({ root: siteFolder, config: siteConfig(config) }),
      chat: chat.route,
      log,
      metrics: createMetrics(),
      isReady: async () =>
        !isStopping &&
        (await database.execute(sql`select 1`).then(
          () => true,
          () => false,
        )),
    });
    const server = await listen(config, app, chat.sockets);
    const endChores = beginChores({ config, store, database, files, checks: host.checks, report });
    const url = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    // The port may be known only now.
    if (origins.length === 0) origins.push(url, `http://127.0.0.1:${server.port}`);
    return {
      url,
      database: title,
      seeded,
      async stop() {
        isStopping = true;
        await Promise.all([chat.close(patience), server.close(patience)]);
        await endChores();
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
