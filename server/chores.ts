import { createBackgroundChecks } from '@/backend/health/backgroundChecks';
import { expireHistory } from '@/backend/history/expiry';
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
  const inTurn = (work: () => Promise<unknown>) => async () => ((await turns.isOurs()) ? work() : undefined);
  const ends = [
    repeat(
      inTurn(() => deliver({ database, store, way, now, report })),
      2 * second,
      report,
    ),
    repeat(
      inTurn(() => removeOldAttempts(database, now())),
      hour,
      report,
    ),
    repeat(
      inTurn(() => forgetAnswers(store, now())),
      hour,
      report,
    ),
    repeat(
      inTurn(() => sweep({ database, files, now: now() })),
      6 * hour,
      report,
    ),
    repeat(
      inTurn(() => expireHistory(store, new Date(Date.now() - config.HISTORY_DAYS * 24 * hour).toISOString())),
      hour,
      report,
    ),
    repeat(inTurn(createBackgroundChecks({ store, checks, now })), 5 * second, report),
    // Each process has a folder of its own.
    repeat(() => removeUnfinished(unfinishedIn(config), now()), hour, report),
    // A full disk, on which nothing can be noted, isn't told of every few seconds.
    repeat(
      inTurn(() => makeDueBackup(backups)),
      5 * second,
      report,
      300 * second,
    ),
  ];
  return async () => {
    end.abort();
    await Promise.all(ends.map((endOne) => endOne()));
    await turns.end();
  };
}
