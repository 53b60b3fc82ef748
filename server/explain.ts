import { StoreUnavailable } from '@/backend/store/port';
import { type Config, spelling } from './config';
import { Problem } from './problem';
import { placeOf } from './store/connect';

/** Says why something failed in a sentence for an operator: what, where, and what to do. It has no password, and no stack. */
export function explain(error: unknown, config?: Places): string {
  const chain = causesOf(error);
  const told = chain.find((each) => each instanceof Problem);
  const root = chain.at(-1);
  const text = told instanceof Problem ? told.message : config && sentenceOf(root, config);
  return text ?? `Something went wrong for which there is no sentence: ${messageOf(root)}\nLOG_LEVEL=debug shows where.`;
}

/** Returns the stacks of an error and of its causes, for whoever looks for a fault of the program. */
export const stacksOf = (error: unknown): string =>
  causesOf(error)
    .map((each) => (each instanceof Error ? each.stack : String(each)))
    .join('\nbecause of: ');

/** Returns an error and what it wraps, that last. */
const causesOf = (error: unknown): unknown[] =>
  error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];

/** Of several addresses none of which answers, there is a code alone. */
const messageOf = (error: unknown): string =>
  (error instanceof Error && (error.message || textOf(error, 'code') || error.name)) || String(error);

const textOf = (error: unknown, key: string): string | undefined => {
  const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

type Places = Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>;

const sentenceOf = (error: unknown, { DATA_DIR, DATABASE_URL }: Places): string | undefined =>
  ofFile(error, DATA_DIR) ?? (DATABASE_URL === undefined ? undefined : ofDatabase(error, DATABASE_URL));

function ofFile(error: unknown, folder: string): string | undefined {
  if (error instanceof StoreUnavailable && error.kind === 'full') return `${folder} ${noRoom}.`;
  const fault = files[textOf(error, 'code') ?? ''];
  // Sockets of a database have no path; what is written has none where it was open already.
  if (!fault || textOf(error, 'syscall') === 'connect') return undefined;
  const path = textOf(error, 'path')?.replace(/[\\/]\.trial-[\w-]+$/, '');
  return `${path ?? textOf(error, 'address') ?? folder} ${fault}.`;
}

function ofDatabase(error: unknown, url: string): string | undefined {
  const code = textOf(error, 'code') ?? '';
  const { title, user, database } = placeOf(url);
  const [, fault] = faults.find(([sign]) => sign.test(code) || sign.test(messageOf(error))) ?? [];
  if (fault) return `${title} ${fault.replaceAll('{user}', user).replaceAll('{database}', database)}.`;
  return textOf(error, 'severity') ? `${title} says: ${messageOf(error)} (${code}).` : undefined;
}

const notOurs = `can’t be read and written by this account (${process.getuid?.()}): make it the owner of all in DATA_DIR, or set DATA_DIR to a folder of its own`;
const noRoom = 'is on a disk without room: make some there, then start again';
const noFolder = 'can’t be a folder: a file is in its place, or in that of one above it. Move the file away';
/** What the system says of files and folders. */
const files: Readonly<Record<string, string>> = {
  EACCES: notOurs,
  EPERM: notOurs,
  EROFS: 'is on a disk that can only be read: mount it for writing, or set DATA_DIR to a folder that can be written',
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  ENOTDIR: noFolder,
  EEXIST: noFolder,
  ENOENT: 'isn’t there: start in the folder of the program, with all that belongs to it',
};

const rights = 'GRANT CREATE ON DATABASE {database} TO {user}; GRANT USAGE, CREATE ON SCHEMA public TO {user}';
/** What PostgreSQL and the way to it say, by the code or the text. */
const faults: readonly (readonly [sign: RegExp, sentence: string])[] = [
  [/^28P01$|^SASL/, `refuses the password of “{user}”: correct it in DATABASE_URL${spelling}`],
  [/^28000$/, 'doesn’t let “{user}” in: it has no such account, or its pg_hba.conf allows no sign-in from here'],
  [/^3D000$/, 'has no database “{database}”: make it (createdb {database}), or correct the name in DATABASE_URL'],
  [/^(42501|3F000)$/, `lets “{user}” in, but not make what it needs. Its owner has to allow that: ${rights}`],
  [/^25006$/, 'can only be read: name the server that takes writes, not its copy'],
  [/^53100$/, 'has no room left on its disk: make some there, then start again'],
  [/^53300$/, 'has no connection left: raise its max_connections, or lower DATABASE_POOL'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'isn’t found: no machine has that name. Correct it in DATABASE_URL'],
  [/SSL|CERT/, 'and this program don’t agree on TLS: see sslmode in DATABASE_URL, and the certificate of the database'],
  [/^E[A-Z]+$|timeout|terminated/i, 'doesn’t answer: start it, or correct the address in DATABASE_URL'],
];
