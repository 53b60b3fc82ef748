import { z } from 'zod/mini';
import { chatEnd, chatMessage, chatRefusal } from '@/contract/chat';
import { say } from '@/contract/message';
import { rules } from '@/providers/i18n/rules';
import { type ChatState, isOwn, lastId, withAway, withMessage, withOutgoing } from './chatState';
import type { Connection } from './connection';

/** Holds the state; `change` replaces it. */
export interface StateHolder {
  get(): ChatState;
  change(next: (state: ChatState) => ChatState): void;
}

/** How long the server has to answer, in milliseconds: a question for history, a text; and how long a text waits for a connection. */
const patience = { history: 5000, text: 10_000, line: 30_000 };

export interface Conversation {
  /** The connection is open: asks for everything that is missing. */
  opened(): void;
  /** The connection is gone: nothing is asked any more. */
  closed(): void;
  received(text: string): void;
  /** Sends a text of the outbox. */
  send(local_id: string): void;
  /** Asks whether the connection still answers. */
  probe(): void;
  stop(): void;
}

const frame = z.union([chatMessage, chatEnd, chatRefusal]);

type Line = Pick<Connection, 'send' | 'renew' | 'proven'>;

/** Talks over a connection: history first, each text until it comes back, whatever comes into the state. */
export const createConversation = (holder: StateHolder, connection: Line): Conversation =>
  new HeldConversation(holder, connection);

class HeldConversation implements Conversation {
  /** All messages up to this id are here. */
  private settled = 0;
  /** What was settled before the gap that is being filled; undefined while there is none. */
  private gapFrom: number | undefined;
  private historyTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly holder: StateHolder,
    private readonly connection: Line,
  ) {}

  opened(): void {
    this.gapFrom = this.settled;
    this.askSince(this.settled);
  }

  closed(): void {
    clearTimeout(this.historyTimer);
  }

  received(text: string): void {
    const { data } = frame.safeParse(parsed(text));
    // A frame of a later version is none of ours.
    if (!data) return;
    if ('message' in data) this.onMessage(data);
    else if ('until' in data) this.onEnd(data);
    else void this.onRefusal(data);
  }

  send(local_id: string): void {
    this.holder.change((state) => withOutgoing(state, local_id, { state: 'sending', reason: undefined }));
    if (this.state.line === 'open' && this.gapFrom === undefined) this.post(local_id);
    // Sent once the connection is there and the gap is filled.
    else this.expect(local_id, patience.line, () => this.fail(local_id, say('no_answer')));
  }

  probe(): void {
    const { line, history } = this.state;
    if (line === 'open' && this.gapFrom === undefined && history === 'whole') this.askSince(this.settled);
  }

  stop(): void {
    clearTimeout(this.historyTimer);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private get state(): ChatState {
    return this.holder.get();
  }

  private askSince(since: number): void {
    clearTimeout(this.historyTimer);
    this.historyTimer = setTimeout(() => this.unanswered(), patience.history);
    this.connection.send({ since });
  }

  /** A server that was asked before, and answered, has gone; one that never answers doesn't know the question. */
  private unanswered(): void {
    if (this.state.history === 'whole') this.connection.renew();
    else this.filled('none');
  }

  private filled(history: 'whole' | 'none'): void {
    clearTimeout(this.historyTimer);
    const from = this.gapFrom ?? 0;
    this.gapFrom = undefined;
    if (history === 'none') this.settled = lastId(this.state);
    this.holder.change((state) => ({ ...withAway(state, from), history }));
    this.connection.proven();
    for (const { local_id, state } of this.state.outbox) if (state === 'sending') this.afterGap(local_id, history);
  }

  /** What hasn't come back is sent again where the server knows it by its id; where it doesn't, the person decides. */
  private afterGap(local_id: string, history: 'whole' | 'none'): void {
    if (history === 'whole') this.post(local_id);
    else this.fail(local_id, undefined);
  }

  private fail(local_id: string, reason: string | undefined): void {
    this.forget(local_id);
    this.holder.change((state) => withOutgoing(state, local_id, { state: 'failed', reason }));
  }

  private forget(local_id: string): void {
    clearTimeout(this.timers.get(local_id));
    this.timers.delete(local_id);
  }

  private expect(local_id: string, milliseconds: number, over: () => void): void {
    this.forget(local_id);
    this.timers.set(local_id, setTimeout(over, milliseconds));
  }

  private post(local_id: string): void {
    const text = this.state.outbox.find((each) => each.local_id === local_id);
    if (!text) return;
    this.expect(local_id, patience.text, () => {
      this.fail(local_id, say('no_answer'));
      this.probe();
    });
    this.connection.send({ message: text.message, local_id });
  }

  private onMessage(message: z.infer<typeof chatMessage>): void {
    const isNew = message.id > lastId(this.state);
    if (message.local_id && isOwn(this.state, message)) this.forget(message.local_id);
    this.holder.change((state) => withMessage(state, message));
    if (this.gapFrom !== undefined) return;
    this.settled = Math.max(this.settled, message.id);
    if (isNew && !isOwn(this.state, message)) this.holder.change((state) => ({ ...state, heard: message }));
  }

  private onEnd({ until, more }: z.infer<typeof chatEnd>): void {
    this.settled = Math.max(this.settled, until);
    if (more) this.askSince(until);
    else this.filled('whole');
  }

  private async onRefusal({ msg, local_id }: z.infer<typeof chatRefusal>): Promise<void> {
    if (local_id === undefined) return;
    this.forget(local_id);
    await rules.open();
    this.fail(local_id, rules.of(msg));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
