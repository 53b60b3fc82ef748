import type { Session } from '@/contract/account';
import { ApiError } from '@/providers/api/errors';
import { isExpired } from '@/providers/auth/isExpired';
import type { OpenWire, Wire } from './wire';

export type Line = 'closed' | 'connecting' | 'open' | 'waiting' | 'ended';

interface ConnectionParts {
  openWire: OpenWire;
  session: { read(): Promise<Session | null> };
  /** Returns a session with a newer access token than this one; rejects with 401 where there is none. */
  refresh(staleAccess: string): Promise<Session>;
  /** Returns a number from 0 to 1. */
  random(): number;
  onLine(line: Line): void;
  onText(text: string): void;
}

export interface Connection {
  /** Connects, and connects again whenever the connection is closed. */
  start(): void;
  stop(): void;
  /** Connects now, if it is only waiting. */
  hurry(): void;
  /** Closes the connection, because it doesn't answer: it is then made anew. */
  renew(): void;
  send(frame: object): void;
  /** The connection is of use: the next wait is short again. */
  proven(): void;
  /** How often it has been tried since it was of use. */
  tries(): number;
}

/** The first and the longest wait, in milliseconds. */
const [first, longest] = [1000, 60_000];

/** How long to wait before a try: doubled each time, and up to a quarter longer, so that not all come back at once after a restart. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(longest, first * 2 ** Math.min(tries, 10)) * (1 + chance / 4);

/** Keeps a connection to the chat: after each close it renews the session, and connects with the new token. */
export function createConnection({ openWire, session, refresh, random, onLine, onText }: ConnectionParts): Connection {
  let wire: Wire | undefined;
  let line: Line = 'closed';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  /** The token of the last connection, which is replaced before the next. */
  let used: string | undefined;
  /** Only the latest try counts. */
  let turn = 0;

  const become = (next: Line) => {
    line = next;
    onLine(next);
  };

  const signedIn = async (): Promise<Session> => {
    if (used !== undefined) return refresh(used);
    const person = await session.read();
    if (!person) throw new ApiError(401, '');
    return isExpired(person.tokens.access) ? refresh(person.tokens.access) : person;
  };

  async function connect(): Promise<void> {
    turn += 1;
    const mine = turn;
    const isMine = () => mine === turn;
    clearTimeout(timer);
    become('connecting');
    try {
      const { access } = (await signedIn()).tokens;
      if (!isMine()) return;
      used = access;
      wire = openWire(access, {
        opened: () => isMine() && become('open'),
        received: (text) => isMine() && onText(text),
        closed: () => isMine() && wait(),
      });
    } catch (error) {
      if (!isMine()) return;
      // The session is gone, which leads to the sign-in page.
      if (error instanceof ApiError && error.status === 401) leave('ended');
      else wait();
    }
  }

  function wait(): void {
    wire = undefined;
    timer = setTimeout(() => void connect(), waitBefore(tries, random()));
    tries += 1;
    become('waiting');
  }

  function leave(next: 'closed' | 'ended'): void {
    turn += 1;
    clearTimeout(timer);
    wire?.close();
    wire = undefined;
    become(next);
  }

  return {
    start() {
      if (line === 'closed' || line === 'ended') void connect();
    },
    stop() {
      used = undefined;
      tries = 0;
      leave('closed');
    },
    hurry() {
      if (line === 'waiting') void connect();
    },
    renew: () => wire?.close(),
    send: (frame) => wire?.send(JSON.stringify(frame)),
    proven() {
      tries = 0;
    },
    tries: () => tries,
  };
}
