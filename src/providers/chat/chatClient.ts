import debounce from 'es-toolkit/compat/debounce';
import type { SessionKeeper } from '@/providers/auth/session';
import { noteRefusal } from '@/providers/storage/refusals';
import { type ChatState, lastId, nothingYet, unreadIn } from './chatState';
import { createConnection } from './connection';
import { createConversation } from './conversation';
import { keepSeen, keepTyped, loadSeen, loadTyped } from './keptText';
import type { OpenWire } from './wire';

export interface ChatSnapshot extends ChatState {
  /** How many messages of others the person hasn't seen. */
  unread: number;
}

/** The chat of the signed-in person in this tab; an external store of React. */
export interface ChatClient {
  /** Connects while anybody watches; returns what ends that. The shell's watch alone gives up where no chat answers. */
  watch(who: 'page' | 'shell'): () => void;
  /** Notes what is typed, so that a reload doesn't lose it. */
  type(text: string): void;
  /** Sends what is typed. */
  send(): void;
  /** Sends a text again that wasn't sent. */
  sendAgain(local_id: string): void;
  /** Notes that the person has seen all messages. */
  see(): void;
  /** Tries to connect now. */
  hurry(): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): ChatSnapshot;
}

interface ChatParts {
  openWire: OpenWire;
  session: Pick<SessionKeeper, 'read' | 'subscribe'>;
  refresh: Parameters<typeof createConnection>[0]['refresh'];
}

/** How often a chat that never answered is tried for the shell alone. */
const shellTries = 3;

export function createChatClient({ openWire, session, refresh }: ChatParts): ChatClient {
  let state: ChatSnapshot = { ...nothingYet, unread: 0 };
  let email: string | undefined;
  const watchers = { page: 0, shell: 0 };
  const listeners = new Set<() => void>();

  const change = (next: (state: ChatState) => ChatState) => {
    const changed = next(state);
    const isTyped = changed.text !== state.text || changed.outbox !== state.outbox;
    state = { ...changed, unread: unreadIn(changed) };
    if (isTyped) keepLater();
    for (const listener of listeners) listener();
  };

  const keepLater = debounce(
    () => {
      if (email !== undefined) keepTyped(email, state).catch(noteRefusal);
    },
    300,
    { maxWait: 2000 },
  );
  const keepNow = () => keepLater.flush();

  const connection = createConnection({
    openWire,
    session,
    refresh,
    random: Math.random,
    onLine(line) {
      change((before) => ({ ...before, line }));
      if (line === 'open') conversation.opened();
      else conversation.closed();
      const isUseless = state.history === 'unknown' && connection.tries() >= shellTries;
      if (line === 'waiting' && isUseless && watchers.page === 0) connection.stop();
    },
    onText: (text) => conversation.received(text),
  });
  const start = () => createConversation({ get: () => state, change }, connection);
  let conversation = start();

  /** Forgets the person before, and begins with what this one has typed and seen. */
  async function become(): Promise<void> {
    const person = await session.read();
    if (person?.email === email) return;
    keepNow();
    connection.stop();
    conversation.stop();
    conversation = start();
    email = person?.email;
    state = { ...nothingYet, unread: 0 };
    change((before) => before);
    if (!person) return;
    change((before) => ({ ...before, me: [person.username, person.email].flatMap((name) => name ?? []) }));
    await restore(person.email).catch(noteRefusal);
    if (email === person.email && watchers.page + watchers.shell > 0) connection.start();
  }

  async function restore(owner: string): Promise<void> {
    const [typed, seen] = await Promise.all([loadTyped(owner), loadSeen(owner)]);
    if (owner !== email) return;
    change((before) => ({
      ...before,
      seen,
      // What was typed meanwhile comes after it.
      text: typed.text + before.text,
      outbox: [...typed.outbox, ...before.outbox],
    }));
  }

  const onReturn = () => {
    keepNow();
    if (document.visibilityState === 'hidden') return;
    connection.hurry();
    conversation.probe();
  };
  const leaving = ['visibilitychange', 'pagehide', 'online'] as const;

  function begin(): void {
    for (const event of leaving) window.addEventListener(event, onReturn);
    void become().then(() => email !== undefined && connection.start());
  }

  function end(): void {
    for (const event of leaving) window.removeEventListener(event, onReturn);
    keepNow();
    connection.stop();
    conversation.stop();
  }

  session.subscribe(() => void become());

  return {
    watch(who) {
      if (watchers.page + watchers.shell === 0) begin();
      else if (email !== undefined) connection.start();
      watchers[who] += 1;
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        watchers[who] -= 1;
        if (watchers.page + watchers.shell === 0) end();
      };
    },
    type: (text) => change((before) => ({ ...before, text })),
    send() {
      const message = state.text.trim();
      if (message === '') return;
      const local_id = crypto.randomUUID();
      change((before) => ({
        ...before,
        text: '',
        outbox: [...before.outbox, { local_id, message, at: Date.now(), state: 'sending' }],
      }));
      conversation.send(local_id);
    },
    sendAgain: (local_id) => conversation.send(local_id),
    see() {
      const last = lastId(state);
      if (email === undefined || state.history === 'unknown' || state.seen === last) return;
      change((before) => ({ ...before, seen: last }));
      keepSeen(email, last).catch(noteRefusal);
    },
    hurry: connection.hurry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
  };
}
