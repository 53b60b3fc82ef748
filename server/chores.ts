import { filesEdition, filesWalk } from '@/backend/files/noteFiles';
import { createBackgroundChecks } from '@/backend/health/backgroundChecks';
import { expireHistory } from '@/backend/history/expiry';
import { createWalk } from '@/backend/history/walk';
import type { Checks } from '@/backend/host';
import { forgetAnswers } from '@/backend/http/writeKeys';
import type { Store } from '@/backend/store/port';
import { makeDueBackup, tryInProcess } from './backup/ownBackups';
import type { Config } from './config';
import type { MediaFiles } from './files/mediaFiles';
import { sweep } from './files/sweep';
import { removeUnfinished } from './files/unfinished';
import { unfinishedIn } from './folders';
import { openMail } from './mail/openMail';
import { deliver } from './mail/outbox';
import { repeat } from './repeat';
import type { Database } from './store/database';
import { countUses } from './store/keptUses';
import { takeTurns } from './store/lease';
import { removeOldAttempts } from './store/storedThrottle';

interface Parts {
  config: Config;
  store: Store;
  database: Database;
  files: MediaFiles;
  checks: Checks;
  /** The product's address. */
  url: string;
  report(error: unknown): void;
}

const second = 1000;
const hour = 3600 * second;

/** Begins what the server does by itself, of several processes in one; returns what ends it. */
export function beginChores({ config, store, database, files, checks, url, report }: Parts): () => Promise<void> {
  const way = openMail(config);
  const now = () => new Date();
  const end = new AbortController();
  const backups = {
    ...{ config, store, database, files, url, report },
    tryBackup: (name: string) => tryInProcess(name, end.signal),
    isEnded: () => end.signal.aborted,
  };
  const turns = takeTurns(database, 'chores', report);
  const inTurn = (work: () => Promise<unknown>, pause: number, longest?: number) =>
    repeat(async () => ((await turns.isOurs()) ? work() : undefined), pause, report, longest);
  const historyBegins = () => new Date(Date.now() - config.HISTORY_DAYS * 24 * hour);
  const listFiles = createWalk({ store, now, event: 'files_listed', edition: filesEdition, ...filesWalk(files, now) });
  const sweepFiles = async () =>
    sweep({ store, files, now: now(), historyBegins: historyBegins(), areListed: await listFiles() });
  const ends = [
    inTurn(() => deliver({ database, store, way, now, report }), 2 * second),
    inTurn(() => removeOldAttempts(database, now()), hour),
    inTurn(() => forgetAnswers(store, now()), hour),
    inTurn(listFiles, 2 * second),
    inTurn(sweepFiles, 6 * hour),
    inTurn(() => expireHistory(store, historyBegins().toISOString()), hour),
    inTurn(() => countUses(database), hour),
    inTurn(createBackgroundChecks({ store, checks, now }), 5 * second),
    // A full disk, on which nothing can be noted, isn't told of every few seconds.
    inTurn(() => makeDueBackup(backups), 5 * second, 300 * second),
    // Each process has a folder of its own.
    repeat(() => removeUnfinished(unfinishedIn(config), now()), hour, report),
  ];
  return async () => {
    end.abort();
    await Promise.all(ends.map((endOne) => endOne()));
    // A database that has gone gives the next one its turn by itself.
    await turns.end().catch(report);
  };
}
