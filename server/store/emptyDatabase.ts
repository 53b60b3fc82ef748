import { existsSync, openAsBlob } from 'node:fs';
import { join } from 'node:path';

/** A database without tables, which the build packs beside the bundle; the sources don't have it. */
const packed = join(import.meta.dirname, 'emptyDatabase.tar.gz');

/**
 * Returns what PGlite unpacks into a folder that has no database yet: to make an empty one by itself takes it twice the memory. An
 * unpacking that breaks off is repeated, because the file by which a database is known is one of the last.
 */
export async function emptyDatabase(folder: string, from = packed): Promise<{ loadDataDir?: Blob }> {
  if (existsSync(join(folder, 'PG_VERSION')) || !existsSync(from)) return {};
  return { loadDataDir: await openAsBlob(from, { type: 'application/gzip' }) };
}
