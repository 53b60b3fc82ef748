import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Host } from '@/backend/host';
import { mailLink } from '@/backend/session/mailLink';
import { tablesInOrder } from '@/backend/store/foreignKeys';
import { type TableName, tables } from '@/backend/store/tables';
import { firstFile } from '@/domain/firstFile';
import { fixturesFolder } from '../folders';
import { newToken } from '../host/host';
import { passwords } from '../host/passwords';
import type { Database } from '../store/database';
import { createPostgresStore } from '../store/postgresStore';
import { restoreRows } from '../store/writing';
import { drawPicture } from './drawPicture';

type Files = Pick<Host['files'], 'put'>;

/** A row of a fixture; a person's has the password in clear. */
const rowsOf = z.array(z.looseObject({ iid: z.int(), password: z.string().optional() }));

/**
 * Writes the fixtures' records in one transaction, unless somebody has an account already; returns whether it did. The files that they
 * name are made before it ends: if it breaks off, only files are left that no record names, and the next start writes them again.
 */
export async function seedDemo(database: Database, files: Files): Promise<boolean> {
  if (!(await isNew(database))) return false;
  await database.transaction(async (transaction) => {
    for (const table of tablesInOrder()) {
      const rows = await seedRows(table);
      await putFiles(rows, files);
      await restoreRows(transaction, table, rows);
    }
  });
  return true;
}

/** Stores the files that rows name, one after the other: it looks at all texts, so that no field of files can be forgotten here. */
async function putFiles(rows: readonly Readonly<Record<string, unknown>>[], files: Files): Promise<void> {
  const texts = rows.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'string');
  for (const path of texts) {
    const file = await firstFile(path, drawPicture);
    if (file) await files.put(path, file);
  }
}

/** Who begins an office, where its pages are, and whether its own accounts alone sign in. */
export interface Beginner {
  email: string;
  site: string;
  passwordsOff: boolean;
}

/** Says how somebody signs in first: there, by a link that follows. */
export const firstSignIn = ({ email, passwordsOff }: Pick<Beginner, 'email' | 'passwordsOff'>): string =>
  passwordsOff
    ? `${email} signs in here by your office’s own account:`
    : `${email} chooses a password here, once and within a week:`;

/**
 * Adds one staff account to an empty database; returns the link that sets its password, once and for a week, or, where
 * passwords sign nobody in, the sign-in page; undefined if somebody has an account already.
 */
export async function seedStaff(database: Database, { email, site, passwordsOff }: Beginner) {
  if (!(await isNew(database))) return undefined;
  const person = {
    first_name: 'Staff',
    middle_name: null,
    last_name: '',
    username: email,
    email,
    is_staff: true,
    is_disabled: false,
    has_second_factor: false,
  };
  // Nobody knows it.
  const password_hash = await passwords.hash(newToken());
  const row = { iid: 1, ...person, password_hash };
  return database.transaction(async (transaction) => {
    await restoreRows(transaction, 'user', [row]);
    const store = createPostgresStore(transaction);
    const page = new URL(`${site}/passwordresetcomplete`);
    const user = await store.get('user', 1);
    return mailLink({ store, host: { newToken, passwordsOff, sites: [site] }, now: new Date() }, user, {
      page,
      kind: 'invitation',
    });
  });
}

const isNew = async (database: Database): Promise<boolean> =>
  (await database.select({ iid: tables.user.iid }).from(tables.user).limit(1)).length === 0;

async function seedRows(table: TableName) {
  const text = await readFile(join(fixturesFolder, `${table}.json`), 'utf8').catch(unlessMissing);
  const rows = rowsOf.parse(JSON.parse(text));
  return Promise.all(
    rows.map(async ({ password, ...row }) =>
      password === undefined ? row : { ...row, password_hash: await passwords.hash(password) },
    ),
  );
}

function unlessMissing(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '[]';
  throw error;
}
