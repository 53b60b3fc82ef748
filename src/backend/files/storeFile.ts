import type { Host } from '@/backend/host';
import { digest } from '@/backend/session/mailLink';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { endingOf } from '@/domain/fileType';
import { fileNameOf, storedName } from '@/domain/mediaPath';

type Parts = Pick<Host, 'store' | 'files' | 'newToken' | 'hashOf'>;

interface Given {
  field: string;
  by: string;
  now: Date;
}

/** A stored file: its path, and how it is taken back if its call fails. */
interface Stored {
  path: string;
  takeBack(): Promise<void>;
}

/** Stores a file, before its call's transaction. One whose bytes and name are those of another is that one. */
export async function storeFile(parts: Parts, file: File, { field, by, now }: Given): Promise<Stored> {
  const { store, files, newToken, hashOf = wholeHash } = parts;
  const name = storedName(file.name, endingOf(file.type));
  const hash = await hashOf(file);
  const equal = await equalFile(parts, { hash, size: file.size, name }, now);
  if (equal) return equal;
  // The address of a file can't be guessed, because whoever has it may read the file.
  const path = `${field}/${newToken()}/${name}`;
  await files.put(path, file);
  const stored_date = now.toISOString();
  const row = { path, size: file.size, hash, stored_by: by, stored_date, unnamed_since: null };
  const { iid } = await store.insert('file', row).catch(async (error: unknown) => {
    // Nobody else knows it yet.
    await files.remove(path);
    throw error;
  });
  return { path, takeBack: () => removeFile(parts, iid, stored_date) };
}

/** A tab without https has no hashes. */
const wholeHash = async (file: Blob): Promise<string | null> => digest(await file.arrayBuffer()).catch(() => null);

/** Returns a file that is stored already. Nothing sweeps it for a day from now. */
async function equalFile(
  { store, files }: Parts,
  { hash, size, name }: { hash: string | null; size: number; name: string },
  now: Date,
): Promise<Stored | undefined> {
  if (hash === null) return undefined;
  const equal = await store.list('file', { where: { hash, size }, columns: ['iid', 'path', 'stored_date'] });
  const same = equal.find(({ path }) => fileNameOf(path) === name);
  if (!same) return undefined;
  const { iid, path, stored_date: before } = same;
  // Later than before in any case: whoever stored it first doesn't take it back.
  const stored_date = new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
  const isKept = (await store.update('file', iid, { stored_date })) !== undefined;
  if (!isKept || !(await files.get(path))) return undefined;
  const takeBack = () =>
    ifLast(store, iid, stored_date, async (tx) => void (await tx.update('file', iid, { stored_date: before })));
  return { path, takeBack };
}

/** Removes a file, unless a record names it, or somebody has stored it again. */
const removeFile = ({ store, files }: Parts, iid: number, stored_date: string): Promise<void> =>
  ifLast(store, iid, stored_date, async (tx, { path }) => {
    if ((await tx.count('file_use', { where: { file_iid: iid } })) > 0) return;
    await files.remove(path);
    await tx.remove('file', iid);
  });

/** Does something with a file that nobody has stored since. */
const ifLast = (
  store: Store,
  iid: number,
  stored_date: string,
  work: (tx: Store, standing: Row<'file'>) => Promise<void>,
): Promise<void> =>
  store.tx(async (tx) => {
    const standing = await tx.get('file', iid, 'lock');
    if (standing?.stored_date === stored_date) await work(tx, standing);
  });
