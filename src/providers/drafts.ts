import { z } from 'zod';
import { sealedDrafts as store } from '@/providers/auth/browserStorage';
import { decrypt, encrypt, hasKey } from '@/providers/auth/cipher';
import { isTabOpen, tabName } from './tab';

const values = z.record(z.string(), z.unknown());
const content = z.object({
  values,
  standing: values,
  step: z.int().optional(),
  savedAt: z.number(),
  hadFiles: z.boolean().optional(),
  title: z.string().optional(),
});

/** What was typed into a form and not saved. */
export interface DraftContent {
  values: Record<string, unknown>;
  /** What the record had in these fields when they were typed. */
  standing: Record<string, unknown>;
  /** The place of the step that was shown, where the form has steps. */
  step?: number | undefined;
  /** Milliseconds since 1970, UTC. */
  savedAt: number;
  /** Whether files were chosen too, which a draft can't hold. */
  hadFiles?: boolean | undefined;
  /** What the form was called. */
  title?: string | undefined;
}

/** A draft as it lies in the browser. */
export type KeptDraft = DraftContent & { key: string };

/** A draft, and the address of the form in which it was typed. */
export type PlacedDraft = KeptDraft & { address: string };

/** Whose draft it is, and of the form at which address. */
interface DraftOwner {
  email: string;
  address: string;
}

type Awaitable<Value> = Value | Promise<Value>;

const keyOf = ({ email, address }: DraftOwner, tab: string): string => `${email} ${address} ${tab}`;

/**
 * Typed but unsaved values, encrypted with the session's key, one of each form in each tab.
 * They outlive a reload and an expired session, and go with the key when the person signs out.
 */
export const drafts = {
  /** This tab's draft, or that of a tab which is closed: the newest of them. */
  load: (owner: Awaitable<DraftOwner>): Promise<KeptDraft | undefined> => inTurn(async () => newest(await owner)),
  /** All that the person of this email has kept, the newest first: of each form the one that would be offered there. */
  all: (email: string): Promise<PlacedDraft[]> =>
    inTurn(async () => {
      const addresses = new Set((await store.keys()).flatMap((key) => addressIn(key, email) ?? []));
      const found = await Promise.all([...addresses].map(async (address) => placed(address, await newest({ email, address }))));
      return found.flat().toSorted((one, other) => other.savedAt - one.savedAt);
    }),
  /** Keeps this tab's draft, and says whether it outlives the page. */
  save: (owner: Awaitable<DraftOwner>, draft: DraftContent): Promise<boolean> =>
    inTurn(async () => {
      // Without a browser key somebody has signed out, in another tab perhaps: nothing is left behind.
      if (!(await hasKey())) return false;
      const key = await ownKey(owner);
      await store.set([key, await encrypt(JSON.stringify(draft))]);
      return !store.isHeld(key);
    }),
  /** Removes this tab's draft. */
  removeOwn: (owner: Awaitable<DraftOwner>): Promise<void> => inTurn(async () => store.remove(await ownKey(owner))),
  /** Removes a draft that was offered. */
  remove: ({ key }: KeptDraft): Promise<void> => inTurn(() => store.remove(key)),
  /** Removes a draft that was taken up in this tab's, unless it is that one. */
  removeTakenUp: (owner: Awaitable<DraftOwner>, { key }: KeptDraft): Promise<void> =>
    inTurn(async () => {
      if (key !== (await ownKey(owner))) await store.remove(key);
    }),
};

async function newest(owner: DraftOwner): Promise<KeptDraft | undefined> {
  const found = await Promise.all((await keysToOffer(owner)).map(readable));
  return found.flatMap((draft) => draft ?? []).toSorted((one, other) => other.savedAt - one.savedAt)[0];
}

/** The address in a key, if it is of this person's: what stands between the email and the tab. */
function addressIn(key: string, email: string): string | undefined {
  const [owner, address] = key.split(' ');
  return owner === email ? address : undefined;
}

const placed = (address: string, draft: KeptDraft | undefined): PlacedDraft[] => (draft ? [{ ...draft, address }] : []);

const ownKey = async (owner: Awaitable<DraftOwner>): Promise<string> => keyOf(await owner, await tabName());

let last: Promise<unknown> = Promise.resolve();

// As they are asked for: a form that opens where another just closed finds what that one kept as it went.
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  const next = last.then(run, run);
  last = next;
  return next;
}

async function keysToOffer(owner: DraftOwner): Promise<string[]> {
  const own = keyOf(owner, await tabName());
  const others = keyOf(owner, '');
  const offered: string[] = [];
  for (const key of await store.keys()) {
    if (key === own || (key.startsWith(others) && !(await isTabOpen(key.slice(others.length))))) offered.push(key);
  }
  return offered;
}

/** A draft of an older key or format is no draft any more. */
async function readable(key: string): Promise<KeptDraft | undefined> {
  try {
    const sealed = await store.get(key);
    return sealed === undefined ? undefined : { key, ...content.parse(JSON.parse(await decrypt(sealed))) };
  } catch {
    return undefined;
  }
}
