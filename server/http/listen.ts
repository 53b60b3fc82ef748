import { once } from 'node:events';
import { createServer, type IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { WebSocketServer } from 'ws';
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

/** How many bytes of an answer must be taken in each second: a slow line's. */
const slowLine = 16 * 1024;

/** Since when something waits for a client, and how many bytes that had taken by then. */
interface Waiting {
  since: number;
  taken: number;
}

/**
 * Ends connections whose client doesn't take what is sent: that may stand still for so many seconds, and take as many, and one more for each
 * 16 kB of it. Who reads nothing, or a byte now and then, would keep an answer in memory for ever. Returns what ends the watch.
 */
function watchDeparture(server: Server, seconds: number): () => void {
  // Node sees that a part of a long text was taken; a call that is still at work has nothing to send.
  server.setTimeout(seconds * 1000, (socket) => void (socket.writableLength > 0 && socket.destroy()));
  const open = new Map<Socket, Waiting | undefined>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, before] of open) {
      const { bytesWritten, writableLength } = socket;
      const waiting = writableLength > 0 ? (before ?? { since: now, taken: bytesWritten - writableLength }) : undefined;
      open.set(socket, waiting);
      if (waiting && (now - waiting.since) / 1000 > seconds + (bytesWritten - waiting.taken) / slowLine) socket.destroy();
    }
  }, seconds * 250).unref();
  return () => clearInterval(timer);
}
