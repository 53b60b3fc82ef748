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

/** Talks over a connection: history first, each text until it comes back, whatever comes into the state. */
export function createConversation(holder: StateHolder, connection: Pick<Connection, 'send' | 'renew' | 'proven'>): Conversation {
  const { get, change } = holder;
  /** All messages up to this id are here. */
  let settled = 0;
  /** What was settled before the gap that is being filled; undefined while there is none. */
  let gapFrom: number | undefined;
  let historyTimer: ReturnType<typeof setTimeout> | undefined;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const askSince = (since: number) => {
    clearTimeout(historyTimer);
    historyTimer = setTimeout(unanswered, patience.history);
    connection.send({ since });
  };

  /** A server that was asked before, and answered, has gone; one that never answers doesn't know the question. */
  function unanswered(): void {
    if (get().history === 'whole') connection.renew();
    else filled('none');
  }

  function filled(history: 'whole' | 'none'): void {
    clearTimeout(historyTimer);
    const from = gapFrom;
    gapFrom = undefined;
    if (history === 'none') settled = lastId(get());
    change((state) => ({ ...withAway(state, from ?? 0), history }));
    connection.proven();
    for (const { local_id, state } of get().outbox) if (state === 'sending') afterGap(local_id, history);
  }

  /** What hasn't come back is sent again where the server knows it by its id; where it doesn't, the person decides. */
  function afterGap(local_id: string, history: 'whole' | 'none'): void {
    if (history === 'whole') post(local_id);
    else fail(local_id, undefined);
  }

  function fail(local_id: string, reason: string | undefined): void {
    forget(local_id);
    change((state) => withOutgoing(state, local_id, { state: 'failed', reason }));
  }

  function forget(local_id: string): void {
    clearTimeout(timers.get(local_id));
    timers.delete(local_id);
  }

  function expect(local_id: string, milliseconds: number, over: () => void): void {
    forget(local_id);
    timers.set(local_id, setTimeout(over, milliseconds));
  }

  function post(local_id: string): void {
    const text = get().outbox.find((each) => each.local_id === local_id);
    if (!text) return;
    expect(local_id, patience.text, () => {
      fail(local_id, say('no_answer'));
      probe();
    });
    connection.send({ message: text.message, local_id });
  }

  function probe(): void {
    if (get().line === 'open' && gapFrom === undefined && get().history === 'whole') askSince(settled);
  }

  function onMessage(message: z.infer<typeof chatMessage>): void {
    const isNew = message.id > lastId(get());
    if (message.local_id && isOwn(get(), message)) forget(message.local_id);
    change((state) => withMessage(state, message));
    if (gapFrom !== undefined) return;
    settled = Math.max(settled, message.id);
    if (isNew && !isOwn(get(), message)) change((state) => ({ ...state, heard: message }));
  }

  function onEnd({ until, more }: z.infer<typeof chatEnd>): void {
    settled = Math.max(settled, until);
    if (more) askSince(until);
    else filled('whole');
  }

  async function onRefusal({ msg, local_id }: z.infer<typeof chatRefusal>): Promise<void> {
    if (local_id === undefined) return;
    forget(local_id);
    await rules.open();
    fail(local_id, rules.of(msg));
  }

  return {
    probe,
    opened() {
      gapFrom = settled;
      askSince(settled);
    },
    closed: () => clearTimeout(historyTimer),
    received(text) {
      const { data } = frame.safeParse(parsed(text));
      // A frame of a later version is none of ours.
      if (!data) return;
      if ('message' in data) onMessage(data);
      else if ('until' in data) onEnd(data);
      else void onRefusal(data);
    },
    send(local_id) {
      change((state) => withOutgoing(state, local_id, { state: 'sending', reason: undefined }));
      if (get().line === 'open' && gapFrom === undefined) post(local_id);
      // Sent once the connection is there and the gap is filled.
      else expect(local_id, patience.line, () => fail(local_id, say('no_answer')));
    },
    stop() {
      clearTimeout(historyTimer);
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
