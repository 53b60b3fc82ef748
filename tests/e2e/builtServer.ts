import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect } from './support';

/** Starts the built server, at the port 0 on a free one; resolves once it says where it is. */
export async function startServer(variables: Record<string, string>): Promise<{ server: ChildProcess; url: string }> {
  const env = { ...process.env, CHECK_LINKS: 'false', ...variables };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let url = '';
  for await (const line of createInterface(server.stdout)) {
    url ||= /http:\/\/localhost:\S+/.exec(line)?.[0] ?? '';
    if (line.includes('Ctrl+C')) break;
  }
  server.stdout.resume();
  return { server, url };
}

export async function stopServer(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}
