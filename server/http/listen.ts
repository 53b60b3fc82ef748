import { once } from 'node:events';
import { createServer, type IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { WebSocketServer } from 'ws';
import type { Config } from '../config';
import { watchDeparture } from './departure';

export interface Listening {
  port: number;
  /** Answers the requests that have begun, and no others; breaks off what takes longer than `patience` milliseconds. */
  close(patience: number): Promise<void>;
}

interface App {
  fetch(request: Request, env: object): Response | Promise<Response>;
}

const minute = 60_000;

const limitsOf = ({ REQUEST_SECONDS }: Pick<Config, 'REQUEST_SECONDS'>) => ({
  // How long a request may take to arrive, in milliseconds: its headers, and all of it, which may be 100 MB from a slow line.
  headersTimeout: REQUEST_SECONDS * 1000,
  requestTimeout: 15 * minute,
  connectionsCheckingInterval: REQUEST_SECONDS * 250,
  // Longer than proxies keep a connection, so that none sends a request on one that is being closed.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
});

/** Listens for HTTP, and for websockets where `sockets` takes them; rejects where the port is taken. */
export async function listen(
  config: Pick<Config, 'HOST' | 'PORT' | 'REQUEST_SECONDS' | 'MAX_CONNECTIONS'>,
  app: App,
  sockets?: WebSocketServer,
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, env) => app.fetch(request, env),
    createServer,
    serverOptions: limitsOf(config),
    ...(sockets && { websocket: { server: sockets } }),
  });
  if (!(server instanceof Server)) throw new Error('Not a server of HTTP/1.1');
  refuseOtherUpgrades(server);
  server.maxConnections = config.MAX_CONNECTIONS;
  // Those that wait for a next request make room.
  server.on('drop', () => server.closeIdleConnections());
  const endWatch = watchDeparture(server, config.REQUEST_SECONDS);
  server.listen({ port: config.PORT, host: config.HOST });
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.PORT,
    async close(patience) {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearTimeout(timer);
      endWatch();
    },
  };
}

/** Refuses what wants another protocol than a websocket, which the library would leave open for ever. */
function refuseOtherUpgrades(server: Server): void {
  // The library answers what it refuses itself only while no other listener is there.
  const [handle] = server.listeners('upgrade');
  if (!handle) return;
  server.removeAllListeners('upgrade');
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (incoming.headers.upgrade?.toLowerCase() === 'websocket') Reflect.apply(handle, server, [incoming, socket, head]);
    else socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });
}
