import { z } from 'zod/mini';
import { sealedVersions as store, whileStored } from '@/providers/auth/browserStorage';
import { decrypt, encrypt, hasKey } from '@/providers/auth/cipher';
import { createTurns } from './turns';

const values = z.record(z.string(), z.unknown());
const version = z.object({ values, standing: values, words: z.string(), startedAt: z.number(), savedAt: z.number() });

/** An earlier state of a form. */
export interface Version {
  /** The values that differed from the record. */
  values: Record<string, unknown>;
  /** The record's values of these fields at that time. */
  standing: Record<string, unknown>;
  /** The part of its text that differs from the state before. */
  words: string;
  /** When it began and when it was kept last, in milliseconds since 1970, UTC: until another begins, typing replaces it. */
  startedAt: number;
  savedAt: number;
}

/** The person who typed, and the address of the form. */
interface VersionOwner {
  email: string;
  address: string;
}

/** How many states of a form are kept. */
const most = 5;

const inTurn = createTurns();

/** The last states of forms with a rich text, encrypted with the session's key: like drafts they are lost when the person signs out. */
export const versions = {
  /** Returns the states of a form, newest first. */
  all: (owner: Promise<VersionOwner>): Promise<Version[]> => inTurn(async () => readAll(await keysOf(await owner))),
  /** Keeps a state, and forgets the oldest of too many; returns those that there are then. */
  keep: (owner: Promise<VersionOwner>, kept: Version): Promise<Version[]> =>
    inTurn(async () => {
      const known = await owner;
      await whileStored(async () => {
        // Without a key somebody has signed out: nothing may be left behind.
        if (!(await hasKey())) return;
        await store.set([prefixOf(known) + kept.startedAt, await encrypt(JSON.stringify(kept))]);
        for (const key of (await keysOf(known)).slice(most)) await store.remove(key);
      });
      return readAll(await keysOf(known));
    }),
};

const prefixOf = ({ email, address }: VersionOwner): string => `${email} ${address} `;

/** Returns the keys of a form's states, the one that began last first. */
async function keysOf(owner: VersionOwner): Promise<string[]> {
  const prefix = prefixOf(owner);
  const begun = (key: string) => Number(key.slice(prefix.length));
  return (await store.keys()).filter((key) => key.startsWith(prefix)).toSorted((one, other) => begun(other) - begun(one));
}

const readAll = async (keys: readonly string[]): Promise<Version[]> => (await Promise.all(keys.map(readable))).flat();

/** Returns a state if it can be read: an older key or format counts as none. */
async function readable(key: string): Promise<Version[]> {
  try {
    const sealed = await store.get(key);
    return sealed === undefined ? [] : [version.parse(JSON.parse(await decrypt(sealed)))];
  } catch {
    return [];
  }
}
