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
  /** The connection is of use: once it has lasted a little, the next wait is short again. */
  proven(): void;
  /** How often it has been tried since it was of use. */
  tries(): number;
  /** Whether the server answers everything else: then something before it passes no websocket on. */
  isBlocked(): boolean;
}

/** The first and the longest wait, in milliseconds. */
const [first, longest] = [1000, 30_000];

/** How long a connection must last, in milliseconds, for the next wait to be short: one that is closed again and again is tried ever less. */
const lasting = 5000;

/** How long to wait before a try: doubled each time, and up to a quarter longer, so that not all come back at once after a restart. */
export const waitBefore = (tries: number, chance: number): number =>
  Math.min(longest, first * 2 ** Math.min(tries, 10)) * (1 + chance / 4);

/** Keeps a connection to the chat: after each close it renews the session, and connects with the new token. */
export const createConnection = (parts: ConnectionParts): Connection => new KeptConnection(parts);

class KeptConnection implements Connection {
  private wire: Wire | undefined;
  private line: Line = 'closed';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private lasts: ReturnType<typeof setTimeout> | undefined;
  private tried = 0;
  /** How often in a row the server has just renewed the session, and took no connection. */
  private unopened = 0;
  /** The token of the last connection, which is replaced before the next. */
  private used: string | undefined;
  /** Only the latest try counts. */
  private turn = 0;

  constructor(private readonly parts: ConnectionParts) {}

  start(): void {
    if (this.line === 'closed' || this.line === 'ended') void this.connect();
  }

  stop(): void {
    this.used = undefined;
    this.tried = 0;
    this.leave('closed');
  }

  hurry(): void {
    if (this.line === 'waiting') void this.connect();
  }

  renew(): void {
    this.wire?.close();
  }

  send(frame: object): void {
    this.wire?.send(JSON.stringify(frame));
  }

  proven(): void {
    clearTimeout(this.lasts);
    this.lasts = setTimeout(() => {
      this.tried = 0;
    }, lasting);
  }

  tries(): number {
    return this.tried;
  }

  isBlocked(): boolean {
    // Once it may be a server that is about to stop.
    return this.unopened > 1;
  }

  private become(next: Line): void {
    this.line = next;
    this.parts.onLine(next);
  }

  private async signedIn(): Promise<Session> {
    const { session, refresh } = this.parts;
    if (this.used !== undefined) return refresh(this.used);
    const person = await session.read();
    if (!person) throw new ApiError(401, '');
    return isExpired(person.tokens.access) ? refresh(person.tokens.access) : person;
  }

  private async connect(): Promise<void> {
    this.turn += 1;
    const mine = this.turn;
    const isMine = () => mine === this.turn;
    clearTimeout(this.timer);
    this.become('connecting');
    const isAnswered = this.used !== undefined;
    try {
      const { access } = (await this.signedIn()).tokens;
      if (!isMine()) return;
      this.used = access;
      this.wire = this.parts.openWire(access, {
        opened: () => isMine() && this.open(),
        received: (text) => isMine() && this.parts.onText(text),
        closed: () => isMine() && this.wait(isAnswered && this.line === 'connecting' ? this.unopened + 1 : this.unopened),
      });
    } catch (error) {
      if (!isMine()) return;
      // The session is gone, which leads to the sign-in page.
      if (error instanceof ApiError && error.status === 401) this.leave('ended');
      else this.wait(0);
    }
  }

  private open(): void {
    this.unopened = 0;
    this.become('open');
  }

  private wait(unopened: number): void {
    this.unopened = unopened;
    clearTimeout(this.lasts);
    this.wire = undefined;
    this.timer = setTimeout(() => void this.connect(), waitBefore(this.tried, this.parts.random()));
    this.tried += 1;
    this.become('waiting');
  }

  private leave(next: 'closed' | 'ended'): void {
    this.turn += 1;
    clearTimeout(this.timer);
    clearTimeout(this.lasts);
    this.wire?.close();
    this.wire = undefined;
    this.become(next);
  }
}
