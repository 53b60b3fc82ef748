import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileType } from '@/domain/fileType';
import { errorCode, fullOr } from '../store/errorCode';
import type { MediaFiles } from './mediaFiles';

/** Stores files in a folder. A file is at its path once it is whole: what a stopped server leaves is in `unfinished`. */
export function createDiskFiles(folder: string): MediaFiles {
  const unfinished = join(folder, '.unfinished');
  return {
    async put(path, file) {
      const [target, part] = [join(folder, path), join(unfinished, randomUUID())];
      await Promise.all([mkdir(dirname(target), { recursive: true }), mkdir(unfinished, { recursive: true })]);
      try {
        // Opened first: a stream that opens it by itself would still make the file after it was removed.
        const begun = await open(part, 'wx');
        await pipeline(file.stream(), begun.createWriteStream({ flush: true }));
        await rename(part, target);
      } catch (error) {
        await rm(part, { force: true });
        throw fullOr(error);
      }
    },
    async get(path) {
      const file = await opened(join(folder, path));
      return file?.slice(0, file.size, await fileType(file));
    },
    async remove(path) {
      const target = join(folder, path);
      await rm(target, { force: true });
      // The folder that is the address's secret part; another file may be in it.
      await rmdir(dirname(target)).catch(() => undefined);
    },
    async *all() {
      await mkdir(folder, { recursive: true });
      for await (const file of filesIn(folder)) {
        const path = relative(folder, file).replaceAll(sep, '/');
        const found = path.startsWith('.') ? undefined : await stat(file).catch(() => undefined);
        if (found) yield { path, at: found.mtime };
      }
    },
  };
}

/** Returns undefined where there is no file: for that, Node throws at once and without a code. */
async function opened(file: string): Promise<Blob | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? openAsBlob(file) : undefined;
}

/** Lists the files below a folder. Node's own recursive `opendir` leaves out entries of a folder with more than a few. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(noneIfGone);
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

function noneIfGone(error: unknown): [] {
  if (errorCode(error) !== 'ENOENT') throw error;
  return [];
}
