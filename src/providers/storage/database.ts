import { clear, createStore, del, getMany, keys, setMany } from 'idb-keyval';
import { noteRefusal } from './refusals';

type Entry<Value> = readonly [key: string, value: Value];

/** Values by key that outlive the page. Reading rejects where a stored value can't be read; writing never rejects. */
export interface Database<Value> {
  get(key: string): Promise<Value | undefined>;
  /** In the order of the keys. */
  getMany(keys: readonly string[]): Promise<(Value | undefined)[]>;
  keys(): Promise<string[]>;
  /** Sets all of them at once. */
  set(...entries: Entry<Value>[]): Promise<void>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
  /** Whether the value lasts only as long as the page, because the browser refused it. */
  isHeld(key: string): boolean;
}

/** Opens a database of the browser (IndexedDB), shared by its tabs; what it refuses is kept in memory until the page is closed. */
export function createDatabase<Value>(name: string, storeName: string): Database<Value> {
  const open = createStore(name, storeName);
  // In an async function, because a browser without IndexedDB throws synchronously.
  const store: typeof open = async (mode, work) => withinReason(open(mode, work));
  const held = new Map<string, Value>();

  // Some private windows have no database at all: then nothing has been stored.
  const read = async <Found>(work: () => Promise<Found>, none: Found): Promise<Found> =>
    (await accepted(() => store('readonly', () => undefined))) ? work() : none;

  const readKept = async (wanted: string[]): Promise<Map<string, Value | undefined>> => {
    const found = wanted.length > 0 ? await read(() => getMany<Value | undefined>(wanted, store), []) : [];
    return new Map(wanted.map((key, index) => [key, found[index]]));
  };

  const getAll = async (wanted: readonly string[]) => {
    const kept = await readKept(wanted.filter((key) => !held.has(key)));
    return wanted.map((key) => held.get(key) ?? kept.get(key));
  };

  return {
    get: async (key) => (await getAll([key]))[0],
    getMany: getAll,
    keys: async () => [...new Set([...held.keys(), ...(await read(() => keys<string>(store), []))])],
    async set(...entries) {
      const kept = await accepted(() => setMany([...entries.map(([key, value]): [string, Value] => [key, value])], store));
      for (const [key, value] of entries) {
        if (kept) held.delete(key);
        else held.set(key, value);
      }
    },
    async remove(key) {
      held.delete(key);
      await accepted(() => del(key, store));
    },
    async clear() {
      held.clear();
      await accepted(() => clear(store));
    },
    isHeld: (key) => held.has(key),
  };
}

/** How long a database may take, in turns of so many milliseconds; one that doesn't answer counts as none. A busy page's turns are longer. */
const patience = { turns: 10, turn: 500 };

function withinReason<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let left = patience.turns;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) reject(new Error('The database doesn’t answer'));
    }, patience.turn);
    work.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

async function accepted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    noteRefusal();
    return false;
  }
}
