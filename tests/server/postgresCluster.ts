import { findPrograms, runCluster } from './cluster';
import { afterFile } from './leftovers';
import { ownFolder } from './testServer';

/** The newest PostgreSQL of the machine; undefined where there is none, or nobody who may run it. */
export const programs = findPrograms();
if (!programs) console.log('PostgreSQL isn’t installed (Debian: apt-get install postgresql): its tests are left out.');

/** Starts a PostgreSQL of the test file's own; returns the address of an empty database. */
export async function startCluster(bin: string): Promise<string> {
  const { url, stop } = await runCluster(bin, ownFolder(), ['fsync=off']);
  afterFile(stop);
  return url;
}
