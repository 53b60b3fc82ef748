import { type TableName, tableNames, tables } from '@/backend/store/tables';
import { createDatabase } from '@/providers/storage/database';
import { createBrowserFiles, createMemoryFiles, type FileStorage } from './fileStorage';

/** A table as it is saved: its rows, and the last id that it gave. */
export interface KeptTable {
  lastId: number;
  rows: readonly { iid: number }[];
}
export type KeptTables = Partial<Record<TableName, KeptTable>>;

/** Stores the demo's records beyond the life of the tab; a table that was never written isn't stored. */
export interface Storage {
  /** The name of the lock that all tabs share. */
  readonly name: string;
  readonly files: FileStorage;
  /** Changes with every save, so that a tab notices another tab's writes. */
  stamp(): Promise<string | undefined>;
  /** Returns undefined where the table wasn't saved, or only by a version with other tables. */
  load(table: TableName): Promise<KeptTable | undefined>;
  /** Saves all of these tables or none, and leaves the others as they are. */
  save(stamp: string, changed: KeptTables): Promise<void>;
  /** Saves these tables, and forgets the others. */
  replace(stamp: string, kept: KeptTables): Promise<void>;
}

/** The version and the names of all columns: records that were saved with others can't be read, or don't fit the fixtures. */
const shape = JSON.stringify([__APP_VERSION__, ...Object.entries(tables).map(([name, table]) => [name, Object.keys(table)])]);

/** Stores records in the browser (IndexedDB), shared by its tabs. */
export function createBrowserStorage(): Storage {
  const database = createDatabase<KeptTable | string | undefined>('coursedesk-demo', 'tables');
  const markAt = async (mark: 'stamp' | 'shape') => {
    const value = await database.get(mark);
    return typeof value === 'string' ? value : undefined;
  };
  const isOurs = async () => (await markAt('shape')) === shape;
  const write = (stamp: string, kept: Iterable<readonly [string, KeptTable | undefined]>) =>
    database.set(['stamp', stamp], ['shape', shape], ...kept);
  const replace = (stamp: string, kept: KeptTables) =>
    write(
      stamp,
      tableNames.map((name) => [name, kept[name]] as const),
    );
  return {
    name: 'coursedesk-demo',
    files: createBrowserFiles(),
    stamp: () => markAt('stamp'),
    load: async (table) => ((await isOurs()) ? tableOf(await database.get(table)) : undefined),
    save: async (stamp, changed) => ((await isOurs()) ? write(stamp, Object.entries(changed)) : replace(stamp, changed)),
    replace,
  };
}

function tableOf(kept: KeptTable | string | undefined): KeptTable | undefined {
  if (kept === undefined) return undefined;
  if (typeof kept !== 'object' || !Array.isArray(kept.rows)) throw new Error('A kept table can’t be read');
  return kept;
}

/** Stores records until the page or the test ends; two stores on the same storage behave as two tabs. */
export function createMemoryStorage(): Storage {
  let saved: { stamp: string; kept: KeptTables } | undefined;
  return {
    name: `memory ${crypto.randomUUID()}`,
    files: createMemoryFiles(),
    stamp: async () => saved?.stamp,
    load: async (table) => structuredClone(saved?.kept[table]),
    async save(stamp, changed) {
      saved = { stamp, kept: { ...saved?.kept, ...structuredClone(changed) } };
    },
    async replace(stamp, kept) {
      saved = { stamp, kept: structuredClone(kept) };
    },
  };
}
