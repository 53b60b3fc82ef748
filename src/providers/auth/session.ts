import { type Session, session as schema } from '@/contract/account';
import type { SignOutReason } from '@/domain/signOutReason';
import { noteRefusal } from '@/providers/storage/refusals';
import { localStore, sessionStore } from '@/providers/storage/webStorage';
import { clearBrowserStorage, keys, whileStored } from './browserStorage';
import { decrypt, encrypt, isKeyHeld } from './cipher';
import { sessionKey } from './sessionKey';

/** Keeps the signed-in person of this browser, the same in all its tabs. */
export interface SessionKeeper {
  /** Returns null when nobody is signed in. A session that can't be read clears the browser's storage. */
  read(): Promise<Session | null>;
  /** Like `read`, but never behind another tab: a browser may show one tab late what another wrote to localStore. */
  readLatest(): Promise<Session | null>;
  write(session: Session): Promise<void>;
  /** Writes `next` in the place of `former`; returns whether, because somebody may have signed out or in meanwhile. */
  replace(former: Session, next: Session): Promise<boolean>;
  /** Ends the session in this browser and keeps everything else. */
  remove(reason: SignOutReason): void;
  /** Returns why this tab's session is gone; undefined where it had none. */
  whyGone(): SignOutReason | undefined;
  /** Calls `listener` when the session is written or removed, here or in another tab; returns a function that stops that. */
  subscribe(listener: () => void): () => void;
}

// The key of a copy of the ciphertext in IndexedDB, where all tabs read the latest one. It is removed with the browser's key.
const latestKey = 'latest';

export function createSessionKeeper(): SessionKeeper {
  let held: Session | undefined;
  const open = createOpener();
  let gone: SignOutReason | undefined;
  const { tell, subscribe } = createListeners((reason) => {
    gone = reason;
  });

  async function store(session: Session): Promise<void> {
    // A browser that can't read its key, or doesn't encrypt, must not keep anybody from signing in.
    const sealed = await encrypt(JSON.stringify(session)).catch(noteRefusal);
    // Other tabs can't have this key, so a stored session would seem corrupt to them.
    held = sealed === undefined || isKeyHeld() ? session : undefined;
    if (sealed !== undefined && !held) {
      await keys.set([latestKey, sealed]);
      localStore.setItem(sessionKey, sealed);
    }
    gone = undefined;
    tell();
  }

  return {
    async read() {
      if (held) return held;
      const sealed = localStore.getItem(sessionKey);
      if (sealed === null) return null;
      const session = await open(sealed);
      // Another tab may have renewed it meanwhile: only a text that is still stored can be corrupt.
      if (!session && localStore.getItem(sessionKey) === sealed) {
        await clearBrowserStorage();
        tell();
      }
      return session;
    },
    async readLatest() {
      return (await latest()) ?? this.read();
    },
    write: (session) => whileStored(() => store(session)),
    replace: (former, next) =>
      whileStored(async () => {
        const current = held ?? (await latest());
        if (current?.tokens.refresh !== former.tokens.refresh) return false;
        await store(next);
        return true;
      }),
    remove(reason) {
      held = undefined;
      localStore.removeItem(sessionKey);
      gone = reason;
      tell();
    },
    whyGone: () => gone,
    subscribe,
  };
}

/** Keeps who is told of a change, here or in another tab; `onRemoved` learns first why another tab removed the session. */
function createListeners(onRemoved: (reason: SignOutReason) => void) {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== sessionKey && key !== null) return;
    // Signing out in another tab clears the storage, which arrives as an event without a key. What this tab alone remembers goes, too.
    if (key === null) sessionStore.clear();
    if (newValue === null) onRemoved(key === null ? 'elsewhere' : 'ended');
    tell();
  };
  return {
    tell,
    subscribe(listener: () => void) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Decrypts each ciphertext once, because many calls in a row read the same session. */
function createOpener(): (sealed: string) => Promise<Session | null> {
  let last: { sealed: string; session: Promise<Session | null> } | undefined;
  return (sealed) => {
    if (last?.sealed !== sealed) last = { sealed, session: unseal(sealed) };
    return last.session;
  };
}

/** Returns the session that was stored last; null where none is, or it can't be read. */
async function latest(): Promise<Session | null> {
  const [copy, stored] = [await keys.get(latestKey), localStore.getItem(sessionKey)];
  if (stored === null) return null;
  return (typeof copy === 'string' ? await unseal(copy) : null) ?? unseal(stored);
}

async function unseal(sealed: string): Promise<Session | null> {
  try {
    return schema.parse(JSON.parse(await decrypt(sealed)));
  } catch {
    return null;
  }
}
