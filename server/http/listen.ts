import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Config } from '../config';

export interface Listening {
  port: number;
  /** Answers the requests that have begun, and no others; breaks off what takes longer than `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

const minute = 60_000;

const limits = {
  // How long a request may take to arrive, in milliseconds: its headers, and all of it, which may be 100 MB from a slow line.
  headersTimeout: minute / 4,
  requestTimeout: 15 * minute,
  // Longer than proxies keep a connection, so that none sends a request on one that is being closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
};

/** Listens for HTTP; rejects where the port is taken. */
export async function listen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>, app: App): Promise<Listening> {
  const answer = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer(limits, (incoming, outgoing) => void answer(incoming, outgoing));
  server.listen({ port: PORT, host: HOST });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : PORT,
    async close(patience) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(timer);
    },
  };
}
