import { constants, existsSync, readdirSync } from 'node:fs';
import { access, lstat, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { readArchive, textOf } from '../backup/archive';
import { Problem } from '../problem';
import { errorCode } from './errorCode';

/** A folder is there, but nothing that can be opened; the message says what is wrong, and the way back. */
export class FolderDamaged extends Problem {
  override name = 'FolderDamaged';
  constructor(folder: string, fault: string, options?: ErrorOptions) {
    super(
      `The database in ${folder} isn’t opened: ${fault}. Nothing in it was changed.\n` +
        `If it has records, put all of it back from a copy, or move it away and restore ${restoreOf(dirname(folder))}\n` +
        'If it never had any, move it away and start again: an empty database is made where there is no folder, or an empty one.',
      options,
    );
  }
}

/** Says how the last backup is restored that is where backups are made. */
function restoreOf(dataFolder: string): string {
  const folder = join(dataFolder, 'backups');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => /\.tar\.gz(?:\.age)?$/.test(name)) : [];
  // Their names begin alike, and go on with the time.
  const last = names.toSorted().at(-1);
  if (last === undefined) return `a backup, of which none is in ${folder}: npm run restore -- FILE`;
  return `the last backup: npm run restore -- ${join(folder, last)}`;
}

/** A database without tables, which the build packs beside the bundle; the sources don't have it. */
const packed = join(import.meta.dirname, 'emptyDatabase.tar.gz');

/** What PostgreSQL doesn't start without: a folder that was copied in part lacks some. */
const parts = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal', 'pg_xact'];

/**
 * Sees that a folder has a database. Only where there is none, or one with nothing in it, an empty database is made: beside it, so that it is
 * whole once it has its name, and whoever was stopped meanwhile begins again. Throws `FolderDamaged` for whatever else lacks a part.
 */
export async function ensureDatabase(folder: string, tell: (text: string) => void, from = packed): Promise<void> {
  const names = await namesIn(folder);
  if (names.length === 0) {
    tell('There are no records yet: an empty database is made. This may take a minute');
    return makeDatabase(folder, from);
  }
  for (const part of parts.map((name) => join(folder, name))) {
    const found = await stat(part).catch(() => undefined);
    if (!found || (found.isFile() && found.size === 0))
      throw new FolderDamaged(folder, `it lacks ${relative(folder, part)}, and has ${named(names)}`);
    // PGlite would only say that it failed: somebody else has put them there.
    await access(part, constants.R_OK | constants.W_OK);
  }
}

const named = (names: readonly string[]): string => [...names.slice(0, 3), ...(names.length > 3 ? ['…'] : [])].join(', ');

/** Opens the database in a folder that has one. */
export const openDatabase = (folder: string): Promise<PGlite> =>
  PGlite.create(folder).catch((error: unknown) => {
    throw new FolderDamaged(folder, `PGlite says “${error instanceof Error ? error.message : String(error)}”`, { cause: error });
  });

/** Returns what is in a folder; nothing where there is none. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    const code = errorCode(error);
    const isNothing = await lstat(folder).then(
      () => false,
      (missing: unknown) => errorCode(missing) === 'ENOENT',
    );
    if (code === 'ENOENT' && isNothing) return [];
    throw new FolderDamaged(folder, faults[String(code)] ?? `it can’t be read (${String(code)})`, { cause: error });
  }
}

/** A link to a disk that isn't mounted must not begin an empty office. */
const faults: Readonly<Record<string, string>> = { ENOENT: 'it is a link that leads nowhere', ENOTDIR: 'it is no folder' };

async function makeDatabase(folder: string, from: string): Promise<void> {
  const target = await realpath(folder).catch(() => folder);
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  // To make one takes PGlite twice the memory that it takes to run.
  if (existsSync(from)) await unpack(from, unfinished);
  else await (await PGlite.create(unfinished)).close();
  await rename(unfinished, target).catch((error: unknown) => {
    throw new FolderDamaged(folder, `an empty one can’t take its place (${String(errorCode(error))})`, { cause: error });
  });
}

async function unpack(from: string, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 });
  for await (const { name, isFolder, content } of readArchive(from)) {
    const path = join(folder, name);
    await mkdir(isFolder ? path : dirname(path), { recursive: true });
    if (isFolder) await textOf(content);
    else await writeFile(path, content);
  }
}
