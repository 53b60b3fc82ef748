import { clear, createStore, del, get, set } from 'idb-keyval';
import type { Files } from '@/backend/host';

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
  const database = createStore('coursedesk-demo-files', 'files');
  return {
    put: async (path, file) => set(path, { bytes: await file.arrayBuffer(), type: file.type }, database),
    async get(path) {
      const kept = await get<KeptFile>(path, database);
      return kept && new Blob([kept.bytes], { type: kept.type });
    },
    remove: (path) => del(path, database),
    clear: () => clear(database),
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
