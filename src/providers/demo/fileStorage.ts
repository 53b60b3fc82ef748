import type { Files } from '@/backend/host';
import { createDatabase } from '@/providers/storage/database';

/** Stores the demo's files beyond the life of the tab. */
export interface FileStorage extends Files {
  /** Removes every file. */
  clear(): Promise<void>;
}

interface KeptFile {
  bytes: ArrayBuffer;
  type: string;
}

/** Stores files in the browser (IndexedDB), shared by its tabs. */
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

/** Stores files until the page or the test ends. */
export function createMemoryFiles(): FileStorage {
  const files = new Map<string, Blob>();
  return {
    // A copy: the sender's may be on a disk, and gone after the call.
    put: async (path, file) => void files.set(path, new Blob([await file.arrayBuffer()], { type: file.type })),
    get: async (path) => files.get(path),
    remove: async (path) => void files.delete(path),
    clear: async () => files.clear(),
  };
}
