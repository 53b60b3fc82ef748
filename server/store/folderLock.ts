import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Problem } from '../problem';

/** Another process has the folder. */
export class FolderTaken extends Problem {
  override name = 'FolderTaken';
  constructor(folder: string) {
    super(`Another server runs on the folder ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
}

/**
 * Locks a folder for this process; returns what unlocks it. Throws `FolderTaken`. The lock is a socket that this process listens on, because
 * the system closes it however the process ends: a number in a file would outlive it, and may be another process's by then.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = addressOf(folder);
  if ((await holderOf(path)) !== undefined) throw new FolderTaken(folder);
  // A process that was killed leaves the name of its socket.
  if (isFile) rmSync(path, { force: true });
  const own = randomUUID();
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(own)).unref();
  const unlock = () => new Promise<void>((closed) => server.close(() => closed()));
  server.listen(path);
  await once(server, 'listening').catch((error: unknown) => {
    throw isTaken(error) ? new FolderTaken(folder) : error;
  });
  // Of two processes that start at once, the second may have replaced the first one's socket; then one of them goes on, or neither.
  await setTimeout(100);
  if ((await holderOf(path)) === own) return unlock;
  await unlock();
  throw new FolderTaken(folder);
}

const isFile = process.platform !== 'win32';

/** The name is relative where that is shorter: a socket's has 107 bytes at most. */
function addressOf(folder: string): string {
  const whole = resolve(folder);
  if (!isFile) return `\\\\.\\pipe\\coursedesk-${createHash('sha256').update(whole).digest('hex')}`;
  const short = relative(process.cwd(), folder);
  return join(short.length < whole.length ? short : whole, 'lock');
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** Returns what the holder of the lock calls itself; undefined where there is none. */
const holderOf = (path: string): Promise<string | undefined> =>
  new Promise((answer) => {
    const socket = connect(path).on('error', () => answer(undefined));
    socket.once('connect', () => void text(socket).then(answer, () => answer('')));
  });
