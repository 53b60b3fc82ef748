import { z } from 'zod/mini';
import { sealedDrafts as store, whileStored } from '@/providers/auth/browserStorage';
import { decrypt, encrypt, hasKey, isKeyHeld } from '@/providers/auth/cipher';
import { isTabOpen, tabName } from './tab';
import { createTurns } from './turns';

const values = z.record(z.string(), z.unknown());
const content = z.object({
  values,
  standing: values,
  step: z.optional(z.int()),
  savedAt: z.number(),
  hadFiles: z.optional(z.boolean()),
  title: z.optional(z.string()),
});

/** The unsaved values of a form. */
export interface DraftContent {
  values: Record<string, unknown>;
  /** The record's values of these fields at the time they were typed. */
  standing: Record<string, unknown>;
  /** The index of the step that was shown, where the form has steps. */
  step?: number | undefined;
  /** Milliseconds since 1970, UTC. */
  savedAt: number;
  /** Whether files were chosen too, which a draft can't hold. */
  hadFiles?: boolean | undefined;
  /** The form's title. */
  title?: string | undefined;
}

/** A draft as it is stored in the browser. */
export type KeptDraft = DraftContent & { key: string };

/** A draft, and the address of the form in which it was typed. */
export type PlacedDraft = KeptDraft & { address: string };

/** A draft's owner: the person, and the address of the form. */
interface DraftOwner {
  email: string;
  address: string;
}

// A form which opens finds the draft of one that was just closed.
const inTurn = createTurns();

type Awaitable<Value> = Value | Promise<Value>;

const keyOf = ({ email, address }: DraftOwner, tab: string): string => `${email} ${address} ${tab}`;

/**
 * Unsaved values of forms, encrypted with the session's key, one draft for each form in each tab. They outlive a reload and an expired
 * session, and are lost with the key when the person signs out.
 */
export const drafts = {
  /** Returns this tab's draft, or that of a tab which is closed: the newest of them. */
  load: (owner: Awaitable<DraftOwner>): Promise<KeptDraft | undefined> => inTurn(async () => newest(await owner)),
  /** Returns all drafts of the person with this email, newest first: for each form the one that would be offered there. */
  all: (email: string): Promise<PlacedDraft[]> =>
    inTurn(async () => {
      const addresses = new Set((await store.keys()).flatMap((key) => addressIn(key, email) ?? []));
      const found = await Promise.all([...addresses].map(async (address) => placed(address, await newest({ email, address }))));
      return found.flat().toSorted((one, other) => other.savedAt - one.savedAt);
    }),
  /** Keeps this tab's draft; returns whether it outlives the page. */
  save: (owner: Awaitable<DraftOwner>, draft: DraftContent): Promise<boolean> =>
    inTurn(async () => {
      const key = await ownKey(owner);
      return whileStored(async () => {
        // Without a key somebody has signed out, perhaps in another tab: nothing may be left behind.
        if (!(await hasKey())) return false;
        await store.set([key, await encrypt(JSON.stringify(draft))]);
        // Without the key the text can't be read any more.
        return !store.isHeld(key) && !isKeyHeld();
      });
    }),
  /** Removes this tab's draft. */
  removeOwn: (owner: Awaitable<DraftOwner>): Promise<void> => inTurn(async () => store.remove(await ownKey(owner))),
  /** Removes a draft that was offered. */
  remove: ({ key }: KeptDraft): Promise<void> => inTurn(() => store.remove(key)),
  /** Removes a draft whose values this tab's draft has taken over, unless it is that one. */
  removeTakenUp: (owner: Awaitable<DraftOwner>, { key }: KeptDraft): Promise<void> =>
    inTurn(async () => {
      if (key !== (await ownKey(owner))) await store.remove(key);
    }),
};

async function newest(owner: DraftOwner): Promise<KeptDraft | undefined> {
  const found = await Promise.all((await keysToOffer(owner)).map(readable));
  return found.flatMap((draft) => draft ?? []).toSorted((one, other) => other.savedAt - one.savedAt)[0];
}

/** Returns the address in a key, if it is this person's: the part between the email and the tab. */
function addressIn(key: string, email: string): string | undefined {
  const [owner, address] = key.split(' ');
  return owner === email ? address : undefined;
}

const placed = (address: string, draft: KeptDraft | undefined): PlacedDraft[] => (draft ? [{ ...draft, address }] : []);

const ownKey = async (owner: Awaitable<DraftOwner>): Promise<string> => keyOf(await owner, await tabName());

async function keysToOffer(owner: DraftOwner): Promise<string[]> {
  const own = keyOf(owner, await tabName());
  const others = keyOf(owner, '');
  const offered: string[] = [];
  for (const key of await store.keys()) {
    if (key === own || (key.startsWith(others) && !(await isTabOpen(key.slice(others.length))))) offered.push(key);
  }
  return offered;
}

/** Returns a draft if it can be read: an older key or format counts as none. */
async function readable(key: string): Promise<KeptDraft | undefined> {
  try {
    const sealed = await store.get(key);
    return sealed === undefined ? undefined : { key, ...content.parse(JSON.parse(await decrypt(sealed))) };
  } catch {
    return undefined;
  }
}
