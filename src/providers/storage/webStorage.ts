import { noteRefusal } from './refusals';

/** One of the browser's storages, which never throws: what the browser refuses (full or blocked storage) is kept until the page is closed. */
function webStorage(name: 'localStorage' | 'sessionStorage') {
  const held = new Map<string, string>();
  return {
    getItem: (key: string): string | null => held.get(key) ?? accepted(() => window[name].getItem(key)) ?? null,
    setItem(key: string, value: string): void {
      held.set(key, value);
      accepted(() => {
        window[name].setItem(key, value);
        held.delete(key);
      });
    },
    removeItem(key: string): void {
      held.delete(key);
      accepted(() => window[name].removeItem(key));
    },
    clear(): void {
      held.clear();
      accepted(() => window[name].clear());
    },
  };
}

export const localStore = webStorage('localStorage');
export const sessionStore = webStorage('sessionStorage');

/** Hides a localStorage that throws when it is reached: react-admin, which reaches for it while it loads, copes only with none. */
export function hideBlockedStorage(): void {
  if (!accepted(() => window.localStorage))
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
}

/** Returns the work's result; undefined where the browser refuses it, which is noted. */
export function accepted<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    noteRefusal();
    return undefined;
  }
}
