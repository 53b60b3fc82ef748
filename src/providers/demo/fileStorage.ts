import type { Files } from '@/backend/host';
import { createDatabase } from '@/providers/storage/database';

/** Where the demo's files outlive the tab. */
export interface FileStorage extends Files {
  /** Removes every file. */
  clear(): Promise<void>;
}

interface KeptFile {
  bytes: ArrayBuffer;
  type: string;
}

/** The browser's storage (IndexedDB), which its tabs share. */
export function createBrowserFiles(): FileStorage {
  const database = createDatabase<KeptFile>('coursedesk-demo-files', 'files');
  return {
    put: async (path, file) => database.set([path, { bytes: await file.arrayBuffer(), type: file.type }]),
    async get(path) {
      const kept = await database.get(path);
      return kept && new Blob([kept.bytes], { type: kept.type });
    },
    remove: (path) => database.remove(path),
    clear: () => database.clear(),
  };
}

/** Storage that ends with the page or the test. */
export function createMemoryFiles(): FileStorage {
  const files = new Map<string, Blob>();
  return {
    put: async (path, file) => void files.set(path, file),
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    clear: async () => files.clear(),
  };
}
