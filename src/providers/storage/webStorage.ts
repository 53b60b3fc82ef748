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

/** Returns the browser's storage; undefined where even reading the property throws. */
function reached(name: (typeof names)[number]): Storage | undefined {
  try {
    return window[name];
  } catch {
    noteRefusal();
    return undefined;
  }
}

function unfailing(storage: Storage | undefined): object {
  const held = new Map<string, string>();
  const methods = {
    getItem: (key: string) => held.get(key) ?? storage?.getItem(key) ?? null,
    setItem(key: string, value: string) {
      if (storage && accepts(storage, key, value)) held.delete(key);
      else held.set(key, value);
    },
    removeItem(key: string) {
      held.delete(key);
      storage?.removeItem(key);
    },
    clear() {
      held.clear();
      storage?.clear();
    },
  };
  // Keys are read from the storage's own properties, as react-admin does.
  return new Proxy(storage ?? {}, {
    get: (target, name) => (Object.hasOwn(methods, name) ? Reflect.get(methods, name) : Reflect.get(target, name)),
  });
}

function accepts(storage: Storage, key: string, value: string): boolean {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    noteRefusal();
    return false;
  }
}
