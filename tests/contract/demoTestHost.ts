import { cleanHtml } from '@server/host/cleanHtml';
import { usualLifetimes } from '@/backend/host';
import { tableNames } from '@/backend/store/tables';
import { createDemoHost } from '@/providers/demo/demoHost';
import { createMemoryStorage, type Storage } from '@/providers/demo/storage';
import { type MakeHost, origin } from './api';
import { emptyTable } from './emptyTable';
import { quickPasswords } from './quickPasswords';
import { createTestHost } from './testHost';
import { seedWorld } from './world';

/** Makes a host on the demo; it needs `installLocks`. */
export const makeDemoHost: MakeHost = async () => {
  const storage = createMemoryStorage();
  const demo = createDemoHost({ storage, origin, lifetimes: () => usualLifetimes, seed: emptyTable });
  // The tests' own process has no document.
  const host = { ...demo.host, passwords: quickPasswords, cleanHtml };
  await seedWorld(host);
  return createTestHost(host, () => savedRows(storage));
};

async function savedRows(storage: Storage): Promise<string[]> {
  const tables = await Promise.all(tableNames.map(async (name) => ({ name, kept: await storage.load(name) })));
  return tables.flatMap(({ name, kept }) => (kept?.rows ?? []).map((row) => `${name} ${JSON.stringify(row)}`));
}
