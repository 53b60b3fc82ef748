import { forgetEvents, lastEvents, noteEvent } from '@/backend/history/serverEvents';
import type { Store } from '@/backend/store/port';
import type { Where } from '@/backend/store/query';
import type { MediaFiles } from './mediaFiles';

interface Parts {
  store: Store;
  files: MediaFiles;
  now: Date;
  /** From when the history and the recycle bin are kept. */
  historyBegins: Date;
  /** Whether it is known of all records which files they name. */
  areListed: boolean;
}

const day = 24 * 60 * 60 * 1000;

/** How many files are removed, or looked for, at once. */
const portion = 100;

/**
 * Removes the files that no record has named for a day, of calls that were broken off, and those that the history and the recycle bin have
 * forgotten as well. Returns how many went.
 */
export async function sweep(parts: Parts): Promise<number> {
  const { store, now, historyBegins, areListed } = parts;
  if (!areListed) return 0;
  const begun = await begin(store, now);
  if (!begun) return 0;
  const old = { stored_date: { lt: new Date(now.getTime() - day).toISOString() } };
  const never = await removeUnnamed(parts, { ...old, unnamed_since: null });
  const noLonger = await removeUnnamed(parts, { ...old, unnamed_since: { lt: historyBegins.toISOString() } });
  return never + noLonger + (await removeUnknown(parts, begun));
}

/**
 * Returns since when no version without rows writes here any more. The first time it has all records looked through once more: such a version
 * may have gone on for a while beside this one.
 */
async function begin(store: Store, now: Date): Promise<Date | undefined> {
  const { files_kept } = await lastEvents(store, ['files_kept']);
  if (files_kept) return new Date(files_kept.at);
  await store.tx(async (tx) => {
    await noteEvent(tx, 'files_kept', now);
    await forgetEvents(tx, ['files_listed']);
  });
  return undefined;
}

/** Removes files and their rows. The file goes first: should the transaction fail after that, the row names nothing, and goes the next time. */
async function removeUnnamed({ store, files }: Parts, where: Where<'file'>): Promise<number> {
  for (let count = 0; ; ) {
    const removed = await store.tx(async (tx) => {
      const unnamed = { where, without: 'file_use.file_iid', limit: portion } as const;
      const rows = await tx.list('file', { ...unnamed, columns: ['iid', 'path'], sort: ['iid'], lock: 'lock' });
      // Looked for again under the lock, which whoever names a file holds.
      const left = await tx.list('file', { where: { iid: rows.map(({ iid }) => iid) }, without: 'file_use.file_iid' });
      for (const { path } of left) await files.remove(path);
      await tx.removeMany('file', { where: { iid: left.map(({ iid }) => iid) } });
      return { found: rows.length, gone: left.length };
    });
    count += removed.gone;
    if (removed.found < portion || removed.gone === 0) return count;
  }
}

/** A path of an uploaded file: its field, 32 random bytes of the host, and its name. */
const ownPath = /^[\w-]+\/[\w-]{43}\/[^/]+$/;

/**
 * Removes files without a row: of calls that a stopped server left. Those from before the first sweep get one instead, because the history and
 * the recycle bin of a version without rows may name them. What isn't in a path of the product's own stays, and so does what is older than the
 * first write of this database: it is of another one, in whose place this stands.
 */
async function removeUnknown({ store, files, now }: Parts, begun: Date): Promise<number> {
  const [first] = await store.list('history', { columns: ['created_date'], sort: ['iid'], limit: 1 });
  const since = first ? new Date(first.created_date) : now;
  let count = 0;
  const settle = async (old: readonly { path: string; at: Date }[]) => {
    const known = await store.list('file', { where: { path: old.map(({ path }) => path) }, columns: ['path'] });
    const paths = new Set(known.map(({ path }) => path));
    for (const { path, at } of old.filter((file) => !paths.has(file.path))) {
      if (at < begun) await keep({ store, files }, path, at, now);
      else await files.remove(path);
      count += at < begun ? 0 : 1;
    }
  };
  const old: { path: string; at: Date }[] = [];
  for await (const file of files.all()) {
    const isOver = file.at >= since && now.getTime() - file.at.getTime() > day;
    if (isOver && ownPath.test(file.path)) old.push(file);
    if (old.length === portion) await settle(old.splice(0));
  }
  await settle(old);
  return count;
}

async function keep({ store, files }: Pick<Parts, 'store' | 'files'>, path: string, at: Date, now: Date): Promise<void> {
  const size = (await files.get(path))?.size;
  if (size === undefined) return;
  const stamps = { stored_by: null, stored_date: at.toISOString(), unnamed_since: now.toISOString() };
  await store.insert('file', { path, size, hash: null, ...stamps });
}
