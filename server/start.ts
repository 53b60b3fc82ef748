import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { completeMenu } from '@/backend/handlers/standardMenu';
import { createBackend } from '@/backend/http/app';
import { unavailableIn } from '@/backend/store/port';
import { openSite } from '../scripts/site.mjs';
import { createChatServer, createSockets } from './chat/chatServer';
import { beginChores } from './chores';
import type { Config } from './config';
import type { MediaFiles } from './files/mediaFiles';
import { openFiles } from './files/openFiles';
import { siteFolder } from './folders';
import { createServerHost, standardMenu } from './host/host';
import { createApp, createWaiting } from './http/app';
import { folderOf } from './http/folder';
import { type App, listen } from './http/listen';
import { createLog, type Log } from './http/log';
import { createMetrics } from './http/metrics';
import { officeOf } from './office';
import { ensureFolders, keepRoom, leastRoom, roomIn } from './room';
import { type Beginner, seedDemo, seedStaff } from './seed/seed';
import type { Database } from './store/database';
import { openStore } from './store/openStore';
import { createPostgresStore } from './store/postgresStore';

export interface Started {
  url: string;
  /** Which database it runs on, in words. */
  database: string;
  /** What the first start has made; undefined at every other. */
  seeded: { demo: true } | (Beginner & { link: string }) | undefined;
  /** Finishes the requests that have begun, then closes the database. */
  stop(): Promise<void>;
}

/** How long a stop waits, in milliseconds: for requests, for pages that take leave of the chat, and for what the server does by itself. */
const patience = { requests: 10_000, chat: 2000, chores: 2000 };

/** For how long after a write that had no room the server says so, in milliseconds: only the next would tell whether that has passed. */
const minute = 60_000;

interface Seed {
  files: MediaFiles;
  site: string;
}

/** Writes the first rows of an empty database; returns what they were. */
async function seed(config: Config, empty: Database, { files, site }: Seed): Promise<Started['seeded']> {
  if (config.SEED === 'demo') return (await seedDemo(empty, files)) ? { demo: true } : undefined;
  const beginner = { email: config.STAFF_EMAIL, site, passwordsOff: !config.PASSWORDS };
  const link = await seedStaff(empty, beginner);
  return link === undefined ? undefined : { ...beginner, link };
}

const siteConfig = (config: Config) => {
  const { HISTORY_DAYS, SIGN_UP, WEBSITE = '', OIDC_ISSUER, OIDC_NAME, PASSWORDS } = config;
  const folder = folderOf(config);
  return {
    mode: 'http',
    ...(folder && { api: folder, media: folder, websocket: folder }),
    history: true,
    historyDays: HISTORY_DAYS,
    signUp: SIGN_UP && PASSWORDS,
    website: WEBSITE,
    outside: OIDC_ISSUER === undefined ? '' : OIDC_NAME,
    passwords: PASSWORDS,
  } as const;
};

const noMail = 'SMTP_URL is not set: mails, such as links for a new password, are written to mail.txt and reach nobody';

const noBackups = 'BACKUP_AT is not set: backups are made only when somebody asks for one';

/** Starts the server: it listens first, and says that it isn't ready until its database is. */
export async function start(config: Config, log: Log = createLog(config), room = roomIn): Promise<Started> {
  await ensureFolders(config, room);
  if (config.NODE_ENV === 'production' && config.SMTP_URL === undefined) log.note(noMail);
  if (config.NODE_ENV === 'production' && config.BACKUP_AT === undefined) log.note(noBackups);
  let office: ReturnType<typeof officeOf> = async () => ({});
  const site = await openSite({
    root: siteFolder,
    folder: folderOf(config),
    config: async () => ({ ...siteConfig(config), ...(await office()) }),
  });
  const sockets = createSockets();
  let app: App = createWaiting({ config, site });
  const server = await listen(config, { fetch: (request, env) => app.fetch(request, env) }, sockets);
  try {
    const url = config.PUBLIC_URL ?? `http://localhost:${server.port}`;
    const sites = config.PUBLIC_URL ? [url] : [url, `http://127.0.0.1:${server.port}`];
    const opened = await open(config, { log, site, url, sites, room });
    app = opened.app;
    office = opened.office;
    return {
      url,
      database: opened.database,
      seeded: opened.seeded,
      stop: () => opened.stop(() => server.close(patience.requests)),
    };
  } catch (error) {
    await server.close(0);
    throw error;
  }
}

interface Surroundings {
  log: Log;
  site: Awaited<ReturnType<typeof openSite>>;
  url: string;
  sites: readonly string[];
  room: typeof roomIn;
}

/** Opens the database, and makes the application on it. */
async function open(config: Config, { log, site, url, sites, room }: Surroundings) {
  let seeded: Started['seeded'];
  const files = openFiles(config);
  let fullAt = Number.NEGATIVE_INFINITY;
  const report = (error: unknown) => {
    const found = unavailableIn(error);
    if (found?.kind === 'full' && found.cause !== undefined) fullAt = performance.now();
    log.error(error);
  };
  const { store, database, title, notices, fromCopy } = await openStore(config, {
    report,
    tell: (text) => log.note(text),
    keepRoom: () => keepRoom(config, room),
    fill: async (empty) => {
      seeded = await seed(config, empty, { files, site: url });
      // Here alone: of two servers that start at once, one would add what the other has just added.
      await completeMenu(createPostgresStore(empty), { standardMenu });
    },
  });
  let isStopping = false;
  try {
    const host = await createServerHost(config, { database, store, files, sites, report, fromCopy });
    const chat = createChatServer({
      host,
      notices,
      origins: () => [...sites.map((each) => new URL(each).origin), ...config.CORS_ORIGINS],
    });
    const app = createApp({
      config,
      backend: createBackend(host),
      site,
      chat: chat.route,
      log,
      metrics: createMetrics(),
      async fault() {
        if (isStopping) return 'it stops';
        if (performance.now() - fullAt < minute || (await room(config.DATA_DIR).catch(() => 0)) < leastRoom)
          return 'there is no room left';
        return faultOf(database);
      },
    });
    const endChores = beginChores({ config, store: host.store, database, files, checks: host.checks, url, report });
    return {
      app,
      office: officeOf(database, folderOf(config)),
      database: title,
      seeded,
      async stop(closeServer: () => Promise<void>) {
        isStopping = true;
        const chores = Promise.race([endChores(), setTimeout(patience.chores)]);
        await Promise.all([chat.close(patience.chat), closeServer(), chores]);
        await store.close();
      },
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Returns why calls would fail, in words for anybody. */
const faultOf = (database: Database): Promise<string | undefined> =>
  database.execute(sql`select 1`).then(
    () => undefined,
    () => 'the database doesn’t answer',
  );
