import { createStore, del, get, set } from 'idb-keyval';
import { z } from 'zod';
import { decrypt, encrypt } from '@/providers/auth/cipher';

const draft = z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.number(), hadFiles: z.boolean().optional() });
type Draft = z.infer<typeof draft>;

const store = createStore('coursedesk-drafts', 'drafts');

/**
 * Typed but unsaved values, encrypted with the session's key, in IndexedDB.
 * They outlive a reload and an expired session, and go with the key when the person signs out.
 */
export const drafts = {
  load: (key: string): Promise<Draft | undefined> =>
    inTurn(async () => {
      const stored = z.string().safeParse(await get(key, store));
      return stored.success ? readable(stored.data) : undefined;
    }),
  save: (key: string, content: Draft): Promise<void> =>
    inTurn(async () => set(key, await encrypt(JSON.stringify(content)), store)),
  remove: (key: string): Promise<void> => inTurn(() => del(key, store)),
};

let last: Promise<unknown> = Promise.resolve();

// As they are asked for: a form that opens where another just closed finds what that one kept as it went.
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const next = last.then(run, run);
  last = next;
  return next;
}

/** A draft of an older key or format is no draft any more. */
async function readable(stored: string): Promise<Draft | undefined> {
  try {
    return draft.parse(JSON.parse(await decrypt(stored)));
  } catch {
    return undefined;
  }
}
