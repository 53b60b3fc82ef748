import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@server/config';
import { createApp } from '@server/http/app';
import { type Listening, listen } from '@server/http/listen';
import { createMetrics } from '@server/http/metrics';
import { securityHeaders } from '../../scripts/securityHeaders.mjs';
import type { MakeHost, TestHost } from './api';

/** The server of this worker, in front of the host that was made last. */
let shared: { server: Listening; hosts: TestHost[] } | undefined;

/** Makes hosts that are asked over HTTP, through all that the server puts in front of a backend. */
export const overHttp =
  (makeHost: MakeHost): MakeHost =>
  async () => {
    shared ??= await startShared();
    const { server, hosts } = shared;
    const host = await makeHost();
    hosts.splice(0, 1, host);
    return { ...host, fetch: (request, sent) => send(`http://127.0.0.1:${server.port}`, request, sent?.client) };
  };

async function startShared() {
  const hosts: TestHost[] = [];
  const config = readConfig({ TRUST_PROXY: 'true', PORT: '0', DATA_DIR: join(tmpdir(), `coursedesk-contract-${process.pid}`) });
  const app = createApp({
    config,
    backend: { fetch: (request, sent) => lastOf(hosts).fetch(request, sent) },
    site: { headers: securityHeaders({}), answer: async () => ({ status: 404, headers: {}, content: '' }) },
    chat: async ({ notFound }) => notFound(),
    log: { request: () => {}, error: (error) => void lastOf(hosts).reports.push(error), note: () => {} },
    metrics: createMetrics(),
    fault: async () => undefined,
  });
  return { server: await listen(config, app), hosts };
}

function lastOf([host]: readonly TestHost[]): TestHost {
  if (!host) throw new Error('There is no host');
  return host;
}

/** Sends a request to another origin; the proxy in front of a server names the client. */
async function send(server: string, request: Request, client = ''): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', client);
  const body = request.body === null ? undefined : await request.arrayBuffer();
  return fetch(server + pathname + search, { method: request.method, headers, body });
}
