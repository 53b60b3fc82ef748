import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Runs a script of Node until it says its address; returns it, and how long that took in milliseconds. */
export async function startNode(args: readonly string[], env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) {
    const [origin] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (!origin) continue;
    child.stdout.resume();
    return {
      origin: origin.replace('localhost', '127.0.0.1'),
      took: performance.now() - began,
      /** Its memory now, in MB. */
      memory: () => memoryOf(child.pid, 'VmRSS'),
      /** The most that it had. */
      most: () => memoryOf(child.pid, 'VmHWM'),
      async stop() {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${args.join(' ')} has ended`);
}

/** Runs a script of Node to its end; returns the most memory that it had, in MB, and how long it took in milliseconds. */
export async function runNode(args: readonly string[], env: Record<string, string>) {
  const began = performance.now();
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(child.pid, 'VmHWM'));
  }, 100);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return { most, took: performance.now() - began };
}

function memoryOf(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
