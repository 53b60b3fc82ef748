import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Host } from '@/backend/host';
import { type Store, unavailableIn } from '@/backend/store/port';
import { ownTags, tagsOf } from '../backup/migrationTags';
import type { Config } from '../config';
import { Problem } from '../problem';
import { type Connection, connect, connectCopy, type Tell } from './connect';
import type { Database } from './database';
import { errorCode } from './errorCode';
import { createPostgresStore } from './postgresStore';
import { noteWriter, openReads } from './readPool';
import { ensureVersions } from './versions';

export interface OpenStore extends Pick<Connection, 'database' | 'title' | 'notices'> {
  store: Store;
  fromCopy: Host['fromCopy'];
}

interface Options {
  /** Called with every error that no call waits for. */
  report(error: unknown): void;
  tell: Tell;
  /** Rejects where the disk of an embedded database is full; a server has its own. */
  keepRoom?(): Promise<void>;
  /** Writes the first rows of an empty database. */
  fill(database: Database): Promise<unknown>;
}

/**
 * What says that a database isn't there yet: nobody listens, its machine has no name or doesn't answer, it is starting, or of several none is
 * promoted yet.
 */
const away = /^(?:ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|EPIPE|ENOENT|57P03|25006)/;
/** Of these it has no code. */
const awayTexts = /timeout|terminated/i;

/** Waits until a database answers; rejects with why it doesn't, at once where waiting won't help. */
async function waitFor(database: Database, { DATABASE_WAIT }: Config, tell: () => void): Promise<void> {
  const end = performance.now() + DATABASE_WAIT * 1000;
  for (let hasTold = false; ; hasTold = true) {
    try {
      return void (await database.execute(sql`select 1`));
    } catch (error) {
      const code = errorCode(error);
      const isAway = typeof code === 'string' ? away.test(code) : awayTexts.test(unavailableIn(error)?.reason ?? '');
      if (!isAway || performance.now() >= end) throw error;
    }
    if (!hasTold) tell();
    await setTimeout(500);
  }
}

const newer = (title: string) =>
  `${title} was used by a newer version of Coursedesk, whose tables this one doesn’t know: start that one, or restore a backup that this one made.`;

/** Opens the database that the configuration names, migrates it, and lets `fill` write its first rows. */
export async function openStore(config: Config, { fill, report, tell, keepRoom }: Options): Promise<OpenStore> {
  const { database, title, notices, migrate, close } = await connect(config, report, tell);
  try {
    await waitFor(database, config, () =>
      tell(`${title} isn’t there yet: waiting for it, for ${config.DATABASE_WAIT} s at most`),
    );
    const own = await ownTags();
    if ((await tagsOf(database)).some((tag) => !own.includes(tag))) throw new Problem(newer(title));
    await migrate({ fill });
    await ensureVersions(database);
  } catch (error) {
    await close();
    throw error;
  }
  const copy = connectCopy(config, report);
  const reads = copy && openReads({ primary: database, ...copy, mostBehind: config.DATABASE_READ_LAG, tell, report });
  const closeAll = async () => {
    await reads?.close();
    await close();
  };
  const options = {
    mayWrite: config.DATABASE_URL === undefined ? keepRoom : undefined,
    noteWriter: reads && noteWriter,
  };
  return { store: createPostgresStore(database, closeAll, options), database, title, notices, fromCopy: reads?.fromCopy };
}
