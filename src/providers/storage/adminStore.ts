import { localStorageStore, memoryStore, type Store } from 'react-admin';
import { accepted } from './webStorage';

/** React-admin's store of a person's preferences; what the browser refuses to store is kept until the page is closed. */
export function createAdminStore(): Store {
  const stored = localStorageStore('1', 'coursedesk');
  const held = memoryStore();
  held.setup();
  const both = [stored, held];
  return {
    ...stored,
    setup: () => {
      accepted(stored.setup);
    },
    getItem: (key, fallback) => held.getItem(key) ?? accepted(() => stored.getItem(key)) ?? fallback,
    setItem(key, value) {
      const store = () => {
        stored.setItem(key, value);
        return true;
      };
      if (held.getItem(key) !== undefined || !accepted(store)) held.setItem(key, value);
    },
    removeItem: (key) => each((store) => store.removeItem(key)),
    removeItems: (prefix) => each((store) => store.removeItems(prefix)),
    reset: () => each((store) => store.reset()),
    subscribe(key, callback) {
      const ends = both.map((store) => store.subscribe(key, callback));
      return () => {
        for (const end of ends) end();
      };
    },
  };

  function each(work: (store: Store) => void): void {
    for (const store of both) accepted(() => work(store));
  }
}
