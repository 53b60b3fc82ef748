import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { createDatabase } from '@/providers/storage/database';
import { createBrowserFiles, createMemoryFiles, type FileStorage } from './fileStorage';

/** A table as it is kept: its rows, and the last id it gave. */
export interface KeptTable {
  lastId: number;
  rows: readonly { iid: number }[];
}
export type KeptTables = Record<TableName, KeptTable>;

/** Where the demo's records outlive the tab. */
export interface Storage {
  /** Names the lock that all tabs share. */
  readonly name: string;
  readonly files: FileStorage;
  /** Differs after every save: a tab sees by it that another tab has written. */
  stamp(): Promise<string | undefined>;
  /** Undefined when nothing was saved, or only by a version with other tables. */
  load(): Promise<Partial<KeptTables> | undefined>;
  /** Saves all of these tables or none, and leaves the others as they are. */
  save(stamp: string, changed: Partial<KeptTables>): Promise<void>;
}

/** The names of all columns: records that were saved with others can't be read. */
const shape = JSON.stringify(Object.entries(tables).map(([name, table]) => [name, Object.keys(table)]));

/** The browser's storage (IndexedDB), which its tabs share. */
export function createBrowserStorage(): Storage {
  const database = createDatabase<KeptTable | string>('coursedesk-demo', 'tables');
  const markAt = async (mark: 'stamp' | 'shape') => {
    const value = await database.get(mark);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    name: 'coursedesk-demo',
    files: createBrowserFiles(),
    stamp: () => markAt('stamp'),
    async load() {
      if ((await markAt('shape')) !== shape) return undefined;
      const kept = await database.getMany(tableNames);
      return Object.fromEntries(tableNames.map((name, index) => [name, tableOf(kept[index])]));
    },
    save: (stamp, changed) => database.set(['stamp', stamp], ['shape', shape], ...Object.entries(changed)),
  };
}

function tableOf(kept: KeptTable | string | undefined): KeptTable | undefined {
  if (kept === undefined) return undefined;
  if (typeof kept !== 'object' || !Array.isArray(kept.rows)) throw new Error('A kept table can’t be read');
  return kept;
}

/** Storage that ends with the page or the test; two stores on one of it behave as two tabs. */
export function createMemoryStorage(): Storage {
  let saved: { stamp: string; kept: Partial<KeptTables> } | undefined;
  return {
    name: `memory ${crypto.randomUUID()}`,
    files: createMemoryFiles(),
    stamp: async () => saved?.stamp,
    load: async () => structuredClone(saved?.kept),
    save: async (stamp, changed) => {
      saved = { stamp, kept: structuredClone({ ...saved?.kept, ...changed }) };
    },
  };
}
