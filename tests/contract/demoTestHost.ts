import { cleanHtml } from '@server/host/cleanHtml';
import { standardMenu } from '@server/host/host';
import { usualLifetimes } from '@/backend/host';
import { tableNames } from '@/backend/store/tables';
import { createDemoHost } from '@/providers/demo/demoHost';
import { createMemoryStorage, type KeptTables, type Storage } from '@/providers/demo/storage';
import { type MakeHost, origin, type TestHost } from './api';
import { emptyTable } from './emptyTable';
import { quickPasswords } from './quickPasswords';
import { createTestHost, seedSignedIn } from './testHost';

let world: ReturnType<typeof makeWorld> | undefined;

/** Makes a host on the demo; it needs `installLocks`. Its records are a copy of those that the first one was given. */
export const makeDemoHost: MakeHost = async () => (await openDemo())();

/** Opens a demo with the world's records; each call returns another host of it, as another tab is. */
export async function openDemo(): Promise<() => TestHost> {
  world ??= makeWorld();
  const { kept, signedIn } = await world;
  const storage = createMemoryStorage();
  await storage.replace('world', kept);
  return () => createTestHost(hostOn(storage), () => savedRows(storage), signedIn);
}

async function makeWorld() {
  const storage = createMemoryStorage();
  const signedIn = await seedSignedIn(hostOn(storage));
  const kept: KeptTables = Object.fromEntries(await keptIn(storage));
  return { kept, signedIn };
}

/** The tests' own process has no document. */
const hostOn = (storage: Storage) => ({
  ...createDemoHost({ storage, site: origin, lifetimes: () => usualLifetimes, seed: emptyTable }).host,
  passwords: quickPasswords,
  cleanHtml,
  standardMenu,
});

const keptIn = (storage: Storage) => Promise.all(tableNames.map(async (name) => [name, await storage.load(name)] as const));

async function savedRows(storage: Storage): Promise<string[]> {
  const tables = await keptIn(storage);
  return tables.flatMap(([name, kept]) => (kept?.rows ?? []).map((row) => `${name} ${JSON.stringify(row)}`));
}
