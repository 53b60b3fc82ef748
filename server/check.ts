import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { max, sql } from 'drizzle-orm';
import { z } from 'zod';
import { unavailableIn } from '@/backend/store/port';
import { tables } from '@/backend/store/tables';
import { version } from '../package.json';
import { ownTags, tagsOf } from './backup/migrationTags';
import { rowsOf } from './backup/rowsOf';
import { lastAt } from './backup/schedule';
import type { Config } from './config';
import { explain } from './explain';
import { openFiles } from './files/openFiles';
import { openMail } from './mail/openMail';
import { Problem } from './problem';
import { leastRoom, megabytes, roomIn } from './room';
import { connect, connectCopy } from './store/connect';
import type { Database } from './store/database';
import { errorCode } from './store/errorCode';
import { FolderTaken } from './store/folderLock';
import { replayedBy, writtenBy } from './store/readPool';

/** What was found of one thing: that it is as it should be, that somebody should know it, or that it is wrong. */
type Finding = readonly ['ok' | 'note' | 'WRONG', text: string];
type Look = (config: Config) => Promise<Finding>;

/**
 * Looks whether all that a server needs is as it should be, in a line for each; rejects with the lines where something is wrong. It makes no
 * database and no folder.
 */
export async function runCheck(config: Config): Promise<string> {
  const { uid } = (await stat(config.DATA_DIR).catch(() => undefined)) ?? {};
  const own = process.getuid?.();
  // What it writes would be in the server's way.
  if (uid !== undefined && own !== undefined && uid !== own) {
    throw new Problem(`${config.DATA_DIR} belongs to the account ${uid}, and this is ${own}: run the check as that one.`);
  }
  const found: [name: string, finding: Finding][] = [
    ['program', ['ok', `Coursedesk ${version} on Node ${process.versions.node}`]],
    ...(await lookAtDatabase(config)),
  ];
  for (const [name, look] of Object.entries(looks)) found.push([name, await look(config).catch((error) => wrong(error, config))]);
  const faults = found.filter(([, [state]]) => state === 'WRONG').length;
  const verdict = faults === 0 ? 'Nothing is wrong.' : `${faults} of ${found.length} are wrong.`;
  const lines = [...found.map(([name, [state, text]]) => `${state.padEnd(6)}${name.padEnd(10)}${text}`), verdict];
  if (faults > 0) throw new Problem(lines.join('\n'));
  return lines.join('\n');
}

const wrong = (error: unknown, config: Config): Finding => ['WRONG', explain(error, config).replaceAll('\n', ' ')];

const second = 1000;
const patience = 10 * second;
const day = 24 * 60 * 60 * second;

/** Looks at the database, its tables, and the clock. */
async function lookAtDatabase(config: Config): Promise<[name: string, finding: Finding][]> {
  if (config.DATABASE_URL === undefined && !existsSync(join(config.DATA_DIR, 'database'))) {
    return [['database', ['note', `There is none in ${config.DATA_DIR} yet: the first start makes it`]]];
  }
  try {
    const { database, title, close } = await connect(config, () => undefined);
    try {
      const [own, has] = [await ownTags(), await tagsOf(database)];
      const isNewer = has.some((tag) => !own.includes(tag));
      return [
        ['database', ['ok', `${title} answers`]],
        ...(await lookAtStandby(database, config)),
        ['tables', isNewer ? ['WRONG', 'They are of a newer version'] : ['ok', `${has.length} of ${own.length} migrations`]],
        ['clock', await clockFinding(database, has.length > 0)],
        ['backup', await backupFinding(database, config, has.join() === own.join())],
      ];
    } finally {
      await close();
    }
  } catch (error) {
    return [['database', error instanceof FolderTaken ? await askServer(config) : wrong(error, config)]];
  }
}

/** Looks how long a standby takes to have what the primary has now. */
async function lookAtStandby(primary: Database, config: Config): Promise<[name: string, finding: Finding][]> {
  const standby = connectCopy(config, () => undefined);
  if (!standby) return [];
  const { copy, title, close } = standby;
  const [began, longest] = [performance.now(), config.DATABASE_READ_LAG];
  const behind = () => (performance.now() - began) / second;
  try {
    const written = await writtenBy(primary);
    let reached = await replayedBy(copy);
    for (; reached !== null && reached < written && behind() < longest; reached = await replayedBy(copy)) await setTimeout(50);
    if (reached === null) return [['standby', ['WRONG', `${title} is no standby, so it is never read`]]];
    if (reached >= written) return [['standby', ['ok', `${title} is ${behind().toFixed(1)} s behind`]]];
    return [['standby', ['WRONG', `${title} is more than ${longest} s behind, by ${megabytes(written - reached)}`]]];
  } catch (error) {
    return [['standby', ['WRONG', `${title} doesn’t answer: ${unavailableIn(error)?.reason ?? String(error)}`]]];
  } finally {
    await close();
  }
}

const times = z.object({ now: z.coerce.number(), last: z.coerce.number() });

async function clockFinding(database: Database, hasTables: boolean): Promise<Finding> {
  const last = hasTables ? sql`(select coalesce(extract(epoch from max(created_date)), 0) from history)` : sql`0`;
  const [row] = await rowsOf(database, sql`select extract(epoch from clock_timestamp()) as now, ${last} as last`, times);
  const ahead = Date.now() / second - (row?.now ?? 0);
  if (Math.abs(ahead) > 2) return ['WRONG', `This machine’s is ${ahead.toFixed()} s ahead of the database’s: set both by NTP`];
  const isBehind = (row?.last ?? 0) > Date.now() / second + 1;
  return isBehind ? ['WRONG', 'It is behind the last change of a record: set it by NTP'] : ['ok', new Date().toISOString()];
}

/** Looks when the last backup was made: since the last time but one at which one was due, where they are made by the clock. */
async function backupFinding(database: Database, { BACKUP_AT }: Config, hasTables: boolean): Promise<Finding> {
  if (!hasTables) return ['note', 'Its tables aren’t those of this version'];
  const [{ at } = { at: null }] = await database.select({ at: max(tables.backup.made_at) }).from(tables.backup);
  const last = at === null ? 'none was made yet' : `the last was made ${new Date(at).toISOString()}`;
  if (BACKUP_AT === undefined) return ['note', `BACKUP_AT isn’t set, so none is made by itself; ${last}`];
  const due = lastAt(BACKUP_AT, new Date(Date.now() - day)).getTime();
  return [at !== null && Date.parse(at) >= due ? 'ok' : 'WRONG', `One is made each day at ${BACKUP_AT}; ${last}`];
}

/** Asks the server that has the database of this folder. */
async function askServer({ HOST, PORT }: Config): Promise<Finding> {
  const answer = await fetch(`http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}/readyz`, {
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined);
  const says = answer ? await answer.text() : 'nothing on its PORT';
  return [answer?.ok ? 'ok' : 'WRONG', `A server runs on the folder, and says: ${says}`];
}

const looks: Readonly<Record<string, Look>> = {
  async files(config) {
    const files = openFiles(config);
    const path = `check/${randomUUID()}/check.txt`;
    if (config.S3_URL === undefined && !existsSync(config.DATA_DIR)) return ['note', `${config.DATA_DIR} isn’t there yet`];
    await files.put(path, new Blob(['check']));
    const size = (await files.get(path))?.size;
    await files.remove(path);
    return [size === 5 ? 'ok' : 'WRONG', 'One was written, read and removed'];
  },
  async mail(config) {
    const { verify, title } = openMail(config);
    await verify();
    return config.SMTP_URL === undefined
      ? ['note', `SMTP_URL isn’t set: mails are written to ${title}`]
      : ['ok', `${title} lets us in`];
  },
  async proxy({ PUBLIC_URL, TRUST_PROXY }) {
    if (PUBLIC_URL === undefined) return ['note', 'PUBLIC_URL isn’t set: mailed links lead to this machine alone'];
    const answer = await fetch(`${PUBLIC_URL}/healthz`, { signal: AbortSignal.timeout(patience) }).catch((error: unknown) =>
      String(errorCode(error)),
    );
    if (typeof answer === 'string') return ['note', `${PUBLIC_URL} doesn’t answer (${answer}): no server runs, or no proxy`];
    const proxies = answer.headers.get('x-proxies');
    if (proxies === null) return ['WRONG', `What answers at ${PUBLIC_URL} isn’t Coursedesk (${answer.status})`];
    if (Number(proxies) === TRUST_PROXY)
      return ['ok', `${PUBLIC_URL} answers, by as many proxies as TRUST_PROXY says: ${proxies}`];
    return ['WRONG', `${proxies} proxies add to X-Forwarded-For, but TRUST_PROXY is ${TRUST_PROXY}: set it to ${proxies}`];
  },
  async space({ DATA_DIR }) {
    if (!existsSync(DATA_DIR)) return ['note', `${DATA_DIR} isn’t there yet`];
    const left = await roomIn(DATA_DIR);
    if (left < leastRoom) return ['WRONG', `${megabytes(left)} are left for ${DATA_DIR}: nothing can be saved`];
    return [left < leastRoom * 16 ? 'note' : 'ok', `${megabytes(left)} are left for ${DATA_DIR}`];
  },
};
