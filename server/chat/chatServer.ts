import { upgradeWebSocket } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { WebSocket, WebSocketServer } from 'ws';
import { type Admission, type ChatVisit, createChat } from '@/backend/chat/chat';
import type { ChatLink } from '@/backend/chat/chatLook';
import type { Host } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { chatCloses } from '@/contract/chat';
import type { Notices } from './notices';

export interface ChatServer {
  /** Answers a request for the chat: 101, or why not. */
  route: MiddlewareHandler;
  /** Ends all connections, those that don't take leave after `patience` milliseconds by force. */
  close(patience: number): Promise<void>;
}

interface Options {
  host: Host;
  /** The origins whose pages may connect, beside those of the server's own address. */
  origins(): readonly string[];
  /** Opens the way on which other processes tell of stored messages, if there are others. */
  notices?: ((heard: () => void) => Notices) | undefined;
  /** How often, in milliseconds, it looks for what other processes have stored, and whether each connection is still alive. */
  rhythm?: { look: number; beat: number };
}

/** The most bytes of one text: 2,000 characters, each escaped at its worst. */
const maxPayload = 32 * 1024;
/** The most bytes that wait for a connection which doesn't read: it asks again for what it has missed. */
const maxWaiting = 1024 * 1024;

/** Makes what takes the chat's connections from the HTTP server. */
export const createSockets = (): WebSocketServer =>
  // Compressing would let a stranger's text be guessed beside a token, and costs memory for each connection.
  new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });

/** Creates the chat's end on a server: a websocket for each visitor. */
export function createChatServer({ host, origins, notices, rhythm = { look: 1000, beat: 30_000 } }: Options): ChatServer {
  const chat = createChat({ host, stored: () => told?.tell() });
  const told = notices?.(() => {
    host.people.forget();
    void chat.look();
  });
  const visitors = createVisitors();
  const look = setInterval(() => void chat.look(), rhythm.look).unref();
  const beat = setInterval(() => visitors.beat(), rhythm.beat).unref();

  const upgrade = upgradeWebSocket(async ({ req }) => {
    const admission = await chat.admit({ token: req.query('token') ?? '', room: req.query('id') ?? '' });
    return {
      onOpen(_event, { raw }) {
        if (raw instanceof WebSocket) visitors.enter(raw, admission);
      },
    };
  });

  return {
    async route(exchange, next) {
      const { req } = exchange;
      if (req.header('upgrade')?.toLowerCase() !== 'websocket') {
        return exchange.text('Only a websocket is here', 426, { upgrade: 'websocket', connection: 'upgrade' });
      }
      const origin = req.header('origin');
      if (!isOurs(origin, req.header('host'), origins())) return exchange.text('Not from this site', 403);
      try {
        return await upgrade(exchange, next);
      } catch (error) {
        if (error instanceof Refusal) return exchange.text('Refused', error.status);
        throw error;
      }
    },
    async close(patience) {
      clearInterval(look);
      clearInterval(beat);
      await told?.close();
      await visitors.close(patience);
    },
  };
}

/** Keeps the open websockets. */
function createVisitors() {
  const alive = new WeakSet<WebSocket>();
  const visits = new Map<WebSocket, ChatVisit>();
  const atWork = new Set<Promise<void>>();
  let isClosing = false;

  /** Whoever stops waits for it, because it writes. */
  function work(done: Promise<void>): void {
    atWork.add(done);
    void done.finally(() => atWork.delete(done));
  }

  return {
    enter(socket: WebSocket, admission: Admission): void {
      if (isClosing) return socket.close(chatCloses.leaving);
      alive.add(socket);
      socket.on('pong', () => void alive.add(socket));
      // A broken connection, or a text that is too long: `ws` closes it.
      socket.on('error', () => {});
      const visit = admission.enter(linkOf(socket));
      visits.set(socket, visit);
      socket.on('message', (data, isBinary) => {
        if (isBinary) socket.close(unsupported);
        else work(visit.receive(textOf(data)));
      });
      socket.on('close', () => {
        visit.leave();
        visits.delete(socket);
      });
    },
    /** Ends the connections that haven't answered since the last beat, and those whose token has expired. */
    beat(): void {
      for (const [socket, visit] of visits) {
        if (!alive.delete(socket)) socket.terminate();
        else {
          socket.ping();
          void visit.check();
        }
      }
    },
    async close(patience: number): Promise<void> {
      isClosing = true;
      const closed = [...visits.keys()].map((socket) => {
        socket.close(chatCloses.leaving);
        return new Promise((resolve) => socket.once('close', resolve));
      });
      const force = setTimeout(() => {
        for (const socket of visits.keys()) socket.terminate();
      }, patience);
      await Promise.all(closed);
      clearTimeout(force);
      await Promise.all(atWork);
    },
  };
}

const linkOf = (socket: WebSocket): ChatLink => ({
  send(text) {
    if (socket.bufferedAmount > maxWaiting) socket.terminate();
    else socket.send(text, () => {});
  },
  close: (code) => socket.close(code),
});

/** Whether a page may connect. A program that isn't a page sends no origin; a page can't leave it out. */
function isOurs(origin: string | undefined, host: string | undefined, origins: readonly string[]): boolean {
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Bytes where only texts are understood. */
const unsupported = 1003;

const textOf = (data: Buffer | ArrayBuffer | Buffer[]): string =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data)).toString();
