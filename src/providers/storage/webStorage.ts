import { forgetRefusals, noteRefusal } from './refusals';

const names = ['localStorage', 'sessionStorage'] as const;

/**
 * Makes localStorage and sessionStorage never throw: what the browser refuses (full or blocked storage) is kept
 * until the page is closed. It replaces the globals, because react-admin writes to them too.
 */
export function installWebStorage(): void {
  forgetRefusals();
  for (const name of names) Object.defineProperty(window, name, { value: unfailing(reached(name)), configurable: true });
}

/** Returns the browser's storage; undefined where it has none, or even reading the property throws. */
function reached(name: (typeof names)[number]): Storage | undefined {
  let storage: Storage | null | undefined;
  // Some web views have null there.
  if (!accepted(() => (storage = window[name])) || !storage) noteRefusal();
  return storage ?? undefined;
}

function unfailing(storage: Storage | undefined): object {
  const held = new Map<string, string>();
  const methods = {
    getItem(key: string) {
      let stored: string | null | undefined;
      if (!held.has(key)) accepted(() => (stored = storage?.getItem(key)));
      return held.get(key) ?? stored ?? null;
    },
    setItem(key: string, value: string) {
      if (storage && accepted(() => storage.setItem(key, value))) held.delete(key);
      else held.set(key, value);
    },
    removeItem(key: string) {
      held.delete(key);
      accepted(() => storage?.removeItem(key));
    },
    clear() {
      held.clear();
      accepted(() => storage?.clear());
    },
  };
  // Keys are read from the storage's own properties, as react-admin does.
  return new Proxy(storage ?? {}, {
    get: (target, name) => (Object.hasOwn(methods, name) ? Reflect.get(methods, name) : Reflect.get(target, name)),
  });
}

function accepted(work: () => unknown): boolean {
  try {
    work();
    return true;
  } catch {
    noteRefusal();
    return false;
  }
}
