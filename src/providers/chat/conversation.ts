import { z } from 'zod/mini';
import { type ChatEnd, type ChatSeen, chatEnd, chatMessage, chatRefusal, chatSeen } from '@/contract/chat';
import { say } from '@/contract/message';
import { rules } from '@/providers/i18n/rules';
import { begunAnew, type ChatState, isOwn, lastId, seenUpTo, withAway, withMessage, withOutgoing, withSeen } from './chatState';
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
  /** Says what the person has seen to a server that keeps it. */
  tellSeen(): void;
  stop(): void;
}

const frame = z.union([chatMessage, chatEnd, chatRefusal, chatSeen]);

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
    // Where no history came, all of it is missing still: its server may only have been slow.
    this.gapFrom = this.state.history === 'none' ? lastId(this.state) : this.settled;
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
    else if ('seen' in data) this.onSeen(data);
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

  tellSeen(): void {
    const { seen, epoch, line } = this.state;
    if (line === 'open' && epoch !== undefined && seen !== undefined) this.connection.send({ seen, epoch });
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
    if (this.state.history === 'whole') this.settled = Math.max(this.settled, message.id);
    if (isNew && !isOwn(this.state, message)) this.holder.change((state) => ({ ...state, heard: message }));
  }

  private onEnd(end: ChatEnd): void {
    const { until, more } = end;
    if (this.isOther(end)) return this.beginAnew(end);
    this.settled = Math.max(this.settled, until);
    // What was kept before its database had a name may be of another.
    const isFirst = end.since === 0 && this.state.epoch === undefined;
    this.holder.change((state) => {
      const known = { ...state, epoch: end.epoch ?? state.epoch, seen: isFirst ? seenUpTo(state, until) : state.seen };
      return withSeen(known, end.seen ?? -1);
    });
    if (more) return this.askSince(until);
    this.filled('whole');
    if ((this.state.seen ?? -1) > (end.seen ?? -1)) this.tellSeen();
  }

  /** Whether other messages stand where those were that this tab, or this browser, knows. */
  private isOther({ since, until, epoch }: ChatEnd): boolean {
    const { epoch: known } = this.state;
    return until < since || (epoch !== undefined && known !== undefined && epoch !== known);
  }

  /** Asks for everything; what is on its way follows once that is here. */
  private beginAnew({ until, epoch, seen }: ChatEnd): void {
    this.settled = 0;
    this.gapFrom = 0;
    this.holder.change((state) => {
      const begun = begunAnew(state, until);
      // Of another database, only its server knows what the person has seen.
      return epoch === state.epoch || epoch === undefined ? begun : { ...begun, epoch, seen: seen ?? undefined };
    });
    this.askSince(0);
  }

  private onSeen({ seen, epoch }: ChatSeen): void {
    if (epoch === this.state.epoch) this.holder.change((state) => withSeen(state, seen));
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
