import { type Session, session as schema } from '@/contract/account';
import { clearBrowserStorage } from './browserStorage';
import { decrypt, encrypt } from './cipher';
import { sessionKey } from './sessionKey';

/** The signed-in person of this browser, the same in all its tabs. */
export interface SessionKeeper {
  /** Null when nobody is signed in. A session that can't be read clears the browser's storage. */
  read(): Promise<Session | null>;
  write(session: Session): Promise<void>;
  /** Ends the session in this browser and leaves everything else that it keeps. */
  remove(): void;
  /** Calls back when the session is written or removed, here or in another tab; answers the way to stop. */
  subscribe(listener: () => void): () => void;
}

export function createSessionKeeper(): SessionKeeper {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab's `clear()` comes as an event without a key.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === sessionKey || key === null) tell();
  };

  return {
    async read() {
      const sealed = localStorage.getItem(sessionKey);
      if (sealed === null) return null;
      const session = await unseal(sealed);
      // Another tab may have renewed it meanwhile: only what is still there can be corrupt.
      if (!session && localStorage.getItem(sessionKey) === sealed) {
        await clearBrowserStorage();
        tell();
      }
      return session;
    },
    async write(session) {
      localStorage.setItem(sessionKey, await encrypt(JSON.stringify(session)));
      tell();
    },
    remove() {
      localStorage.removeItem(sessionKey);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

async function unseal(sealed: string): Promise<Session | null> {
  try {
    return schema.parse(JSON.parse(await decrypt(sealed)));
  } catch {
    return null;
  }
}
