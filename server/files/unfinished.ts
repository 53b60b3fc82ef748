import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Removes what a stopped process has left in these folders: everything in them that is older than a day. */
export async function removeUnfinished(folders: readonly string[], now: Date): Promise<void> {
  for (const folder of folders) {
    // There is none before the first upload.
    const names = await readdir(folder).catch(() => []);
    for (const name of names) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found && now.getTime() - found.mtimeMs > day) await rm(path, { recursive: true, force: true });
    }
  }
}
