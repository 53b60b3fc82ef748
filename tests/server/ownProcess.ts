import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';
import { afterFile } from './leftovers';

/** Builds the server of these sources, or of others, for the tests of a file; returns the program. */
export async function buildServer(name: string, root = '.'): Promise<string> {
  // Its packages are found from there.
  const built = resolve(root, `.bench/${name}-${process.pid}`);
  afterFile(() => rmSync(built, { recursive: true, force: true }));
  await build({
    root: resolve(root),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: { ssr: 'server/main.ts', outDir: built, target: 'node20', emptyOutDir: true },
  });
  const empty = await PGlite.create();
  await writeFile(join(built, 'emptyDatabase.tar.gz'), (await empty.dumpDataDir('gzip')).stream());
  await empty.close();
  return join(built, 'main.js');
}

/** Starts the program as a process of its own. */
export const spawnServer = (program: string, variables: Record<string, string>, args: readonly string[] = [], cwd = '.') =>
  spawn(process.execPath, [program, ...args], {
    cwd,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', NODE_ENV: 'test', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Resolves with the address of a server that has just been started. */
export async function addressOf(server: ReturnType<typeof spawnServer>): Promise<{ url: string }> {
  const said = text(server.stderr);
  for await (const line of createInterface(server.stdout)) {
    const [url] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (url) return { url };
  }
  throw new Error(await said);
}

/** Resolves with what a process has said once it has ended. */
export async function endOf(server: ReturnType<typeof spawnServer>) {
  const [[code], out, err] = await Promise.all([once(server, 'exit'), text(server.stdout), text(server.stderr)]);
  return { code: Number(code), out, err };
}
