import { Agent, request } from 'node:http';
import { percentile } from '../../scripts/percentile.mjs';

export interface Asked {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Requests in a second, and the milliseconds within which 95 of 100 are answered. */
export interface Load {
  perSecond: number;
  p95: number;
}

const most = 8;
const seconds = 2;

/** Asks a server by clients at once, each again as soon as it has its answer; `ask` makes the next request. */
export async function load(origin: string, ask: (number: number) => Asked, clients = most): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let count = 0;
  // The first answers compile, and fill caches.
  for (let warm = 0; warm < clients; warm += 1) await answer(agent, origin, ask((count += 1)));
  const began = performance.now();
  const ends = began + seconds * 1000;
  const client = async () => {
    while (performance.now() < ends) {
      const start = performance.now();
      await answer(agent, origin, ask((count += 1)));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const took = (performance.now() - began) / 1000;
  agent.destroy();
  return { perSecond: times.length / took, p95: percentile(times, 0.95) ?? 0 };
}

/** Sends a request; rejects unless it succeeds. */
const answer = (agent: Agent, origin: string, { method = 'GET', path, headers, body }: Asked) =>
  new Promise<void>((resolve, reject) => {
    const sending = request(origin + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200 || response.statusCode === 304) resolve();
        else reject(new Error(`${method} ${path} answers ${response.statusCode}`));
      });
    });
    sending.on('error', reject).end(body);
  });
