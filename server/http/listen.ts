import { once } from 'node:events';
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { WebSocketServer } from 'ws';
import type { Config } from '../config';
import { Problem } from '../problem';
import { errorCode } from '../store/errorCode';
import { folderOf, takeOff } from './folder';

export interface Listening {
  port: number;
  /**
   * Takes no new connections, and answers what comes on those that are there, each of which its next answer ends; one on which nothing comes
   * is ended a second later. Breaks off what takes longer than `patience` milliseconds.
   */
  close(patience: number): Promise<void>;
}

export interface App {
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
  config: Pick<Config, 'HOST' | 'PORT' | 'REQUEST_SECONDS' | 'MAX_CONNECTIONS'> & Partial<Pick<Config, 'PUBLIC_URL'>>,
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
  const leave = watchAnswers(server, folderOf(config));
  server.maxConnections = config.MAX_CONNECTIONS;
  // Those that wait for a next request make room.
  server.on('drop', () => server.closeIdleConnections());
  const endWatch = watchDeparture(server, config.REQUEST_SECONDS);
  server.listen({ port: config.PORT, host: config.HOST });
  await once(server, 'listening').catch((error: unknown) => {
    throw new Problem(faultOf(config, String(errorCode(error))), { cause: error });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : config.PORT,
    async close(patience) {
      const closed = once(server, 'close');
      await letIn(server, Math.min(lastCall / 2, patience));
      // That of HTTP would end the connections that seem to wait for a request, which may be on its way.
      NetServer.prototype.close.call(server);
      leave();
      const timers = [
        setTimeout(leave, Math.min(lastCall, patience), 'quiet'),
        setTimeout(() => server.closeAllConnections(), patience),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
      endWatch();
      // Nothing is left but its timer.
      server.close();
    },
  };
}

function faultOf({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>, code: string): string {
  if (code === 'EADDRINUSE')
    return `The port ${PORT} of ${HOST} is taken: stop what listens there, or choose another with PORT=…`;
  if (code === 'EACCES') return `This account may not listen on the port ${PORT}: choose one above 1023 with PORT=…`;
  return `Nobody can listen on ${HOST} here (${code}): set HOST to an address of this machine, or to 0.0.0.0 for all.`;
}

/** Lets those in who wait for it, as long as they come, for so many milliseconds at most: a server that closes would cut them off. */
async function letIn(server: Server, most: number): Promise<void> {
  const end = performance.now() + most;
  let came = 1;
  const note = () => void (came += 1);
  server.on('connection', note);
  while (came > 0 && performance.now() < end) {
    came = 0;
    // The first may come before what this turn has to read, the second comes after it.
    await setImmediate();
    await setImmediate();
  }
  server.off('connection', note);
}

/** How long a connection that is kept may still bring a request after the server was asked to stop, in milliseconds. */
const lastCall = 1000;

/**
 * Follows the answers that are under way, to requests from below `folder`. Returns what ends each connection with its next answer, which
 * says so, and, once all is `quiet`, those on which none is under way.
 */
function watchAnswers(server: Server, folder: string): (quiet?: 'quiet') => void {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isLeaving = false;
  let isQuiet = false;
  const endIdle = () => {
    const busy = new Set<Socket | null>([...answers].map(({ socket }) => socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroySoon();
  };
  const sayLast = (answer: ServerResponse) => void (answer.headersSent || answer.setHeader('connection', 'close'));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.prependListener('request', (incoming, answer) => {
    takeOff(folder, incoming);
    answers.add(answer);
    answer.once('close', () => {
      answers.delete(answer);
      if (isQuiet) endIdle();
    });
    if (isLeaving) sayLast(answer);
  });
  // The chat closes its own.
  takeUpgrades(server, sockets, folder);
  return (quiet) => {
    isLeaving = true;
    isQuiet ||= quiet === 'quiet';
    for (const answer of answers) sayLast(answer);
    // What has come while this process was held up is read before it is judged.
    if (isQuiet) void setImmediate().then(endIdle);
  };
}

/** Refuses what wants another protocol than a websocket, which the library would leave open for ever. */
function takeUpgrades(server: Server, sockets: Set<unknown>, folder: string): void {
  // The library answers what it refuses itself only while no other listener is there.
  const [handle] = server.listeners('upgrade');
  if (!handle) return;
  server.removeAllListeners('upgrade');
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    sockets.delete(socket);
    takeOff(folder, incoming);
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
