import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { migrationsFolder } from '../folders';
import type { Database } from '../store/database';
import { rowsOf } from './rowsOf';

const journalFile = join('meta', '_journal.json');
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const readJournal = async () => journal.parse(JSON.parse(await readFile(join(migrationsFolder, journalFile), 'utf8')));

/** The names of all migrations of this version, in their order. */
export const ownTags = async (): Promise<string[]> => (await readJournal()).entries.map(({ tag }) => tag);

/** Returns the names of the migrations that a database has had; none where no server has started on it. */
export async function tagsOf(database: Database): Promise<string[]> {
  const [found] = await rowsOf(database, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`, made);
  if (!found?.made) return [];
  const rows = await rowsOf(database, sql`select created_at::text as when from drizzle.__drizzle_migrations`, migrated);
  const known = new Set(rows.map(({ when }) => Number(when)));
  const { entries } = await readJournal();
  const tags = entries.filter(({ when }) => known.has(when)).map(({ tag }) => tag);
  // What this version doesn't know has no name here, but counts.
  return [...tags, ...[...known].filter((when) => !entries.some((entry) => entry.when === when)).map(String)];
}

const made = z.object({ made: z.boolean() });
const migrated = z.object({ when: z.string() });

/** Lets `work` have a folder with these first migrations alone. */
export async function withMigrations<Result>(
  tags: readonly string[],
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'coursedesk-migrations-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const all = await readJournal();
    const kept = { ...all, entries: all.entries.filter(({ tag }) => tags.includes(tag)) };
    await writeFile(join(folder, journalFile), JSON.stringify(kept));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
