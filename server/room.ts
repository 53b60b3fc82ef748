import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import { mediaIn, uploadsIn } from './folders';
import { Problem } from './problem';
import { noRoom } from './store/errorCode';

/** How many bytes of a disk are left alone: PGlite doesn't survive one that is full, and a server has to be able to stop. */
export const leastRoom = 64 * 1024 * 1024;

/** Returns how many bytes can still be written to the disk of a folder. */
export async function roomIn(folder: string): Promise<number> {
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some systems of files don't count.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** Sees that the folders of the data are there, can be written, and have room; rejects with what the system says, or a `Problem`. */
export async function ensureFolders({ DATA_DIR, S3_URL }: Config, room = roomIn): Promise<void> {
  for (const folder of [DATA_DIR, uploadsIn(DATA_DIR), ...(S3_URL === undefined ? [mediaIn(DATA_DIR)] : [])]) {
    await mkdir(folder, { recursive: true });
    const trial = join(folder, `.trial-${randomUUID()}`);
    await writeFile(trial, 'x');
    await rm(trial);
  }
  const left = await room(DATA_DIR);
  if (left < leastRoom)
    throw new Problem(
      `The disk of ${DATA_DIR} has only ${megabytes(left)} left, ${megabytes(leastRoom)} are needed: make room there.`,
    );
}

/** Rejects where a disk has no room for what somebody wants to save. */
export async function keepRoom({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, room = roomIn): Promise<void> {
  if ((await room(DATA_DIR)) < leastRoom) throw noRoom();
}

export const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
