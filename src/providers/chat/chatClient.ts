import debounce from 'es-toolkit/compat/debounce';
import type { SessionKeeper } from '@/providers/auth/session';
import { noteRefusal } from '@/providers/storage/refusals';
import { type ChatState, lastId, nothingYet, unreadIn, withSeen } from './chatState';
import { type Connection, createConnection } from './connection';
import { type Conversation, createConversation } from './conversation';
import { keepSeen, keepTyped, loadSeen, loadTyped } from './keptText';
import { joinSeen, type SeenElsewhere } from './seenElsewhere';
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

export const createChatClient = (parts: ChatParts): ChatClient => new TabChat(parts);

const leaving = ['visibilitychange', 'pagehide', 'online'] as const;

class TabChat implements ChatClient {
  private state: ChatSnapshot = { ...nothingYet, unread: 0 };
  private email: string | undefined;
  private readonly watchers = { page: 0, shell: 0 };
  private readonly listeners = new Set<() => void>();
  private readonly connection: Connection;
  private conversation: Conversation;
  private readonly tellSeen = joinSeen((seen) => this.onSeenElsewhere(seen));
  private readonly keepLater = debounce(() => this.keepNow(), 300, { maxWait: 2000 });

  constructor(private readonly parts: ChatParts) {
    this.connection = createConnection({
      ...parts,
      random: Math.random,
      onLine: (line) => this.onLine(line),
      onText: (text) => this.conversation.received(text),
    });
    this.conversation = this.begun();
    parts.session.subscribe(() => void this.become());
  }

  watch(who: 'page' | 'shell'): () => void {
    if (!this.isWatched) this.begin();
    else if (this.email !== undefined) this.connection.start();
    this.watchers[who] += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.watchers[who] -= 1;
      if (!this.isWatched) this.end();
    };
  }

  type(text: string): void {
    this.change((before) => ({ ...before, text }));
  }

  send(): void {
    const message = this.state.text.trim();
    if (message === '') return;
    const local_id = crypto.randomUUID();
    this.change((before) => ({
      ...before,
      text: '',
      outbox: [...before.outbox, { local_id, message, at: Date.now(), state: 'sending' }],
    }));
    this.conversation.send(local_id);
  }

  sendAgain(local_id: string): void {
    this.conversation.send(local_id);
  }

  see(): void {
    const last = lastId(this.state);
    const { history, seen = -1 } = this.state;
    if (this.email === undefined || history === 'unknown' || seen === last) return;
    // More was seen elsewhere, of which this tab doesn't know yet; a server that tells no history may begin to count again.
    if (history === 'whole' && seen > last) return;
    this.change((before) => ({ ...before, seen: last }));
    const { epoch } = this.state;
    this.tellSeen({ email: this.email, id: last, ...(epoch !== undefined && { epoch }) });
    this.conversation.tellSeen();
    keepSeen(this.email, { id: last, epoch }).catch(noteRefusal);
  }

  hurry(): void {
    this.connection.hurry();
  }

  // React calls these two without their object.
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): ChatSnapshot => this.state;

  private onSeenElsewhere({ email, id, epoch }: SeenElsewhere): void {
    if (email === this.email && epoch === this.state.epoch) this.change((before) => withSeen(before, id));
  }

  private get isWatched(): boolean {
    return this.watchers.page + this.watchers.shell > 0;
  }

  private begun(): Conversation {
    return createConversation({ get: () => this.state, change: (next) => this.change(next) }, this.connection);
  }

  private change(next: (state: ChatState) => ChatState): void {
    const changed = next(this.state);
    const isTyped = changed.text !== this.state.text || changed.outbox !== this.state.outbox;
    this.state = { ...changed, unread: unreadIn(changed) };
    if (isTyped) this.keepLater();
    for (const listener of this.listeners) listener();
  }

  private keepNow(): void {
    if (this.email !== undefined) keepTyped(this.email, this.state).catch(noteRefusal);
  }

  private onLine(line: ChatState['line']): void {
    this.change((before) => ({ ...before, line, isBlocked: this.connection.isBlocked() }));
    if (line === 'open') this.conversation.opened();
    else this.conversation.closed();
    const isUseless = this.state.history === 'unknown' && this.connection.tries() >= shellTries;
    if (line === 'waiting' && isUseless && this.watchers.page === 0) this.connection.stop();
  }

  /** Forgets the person before, and begins with what this one has typed and seen. */
  private async become(): Promise<void> {
    const person = await this.parts.session.read();
    if (person?.email === this.email) return;
    this.keepLater.flush();
    this.connection.stop();
    this.conversation.stop();
    this.conversation = this.begun();
    this.email = person?.email;
    this.state = { ...nothingYet, unread: 0 };
    this.change((before) => before);
    if (!person) return;
    this.change((before) => ({ ...before, me: [person.username, person.email].flatMap((name) => name ?? []) }));
    await this.restore(person.email).catch(noteRefusal);
    if (this.email === person.email && this.isWatched) this.connection.start();
  }

  private async restore(owner: string): Promise<void> {
    const [typed, seen] = await Promise.all([loadTyped(owner), loadSeen(owner)]);
    if (owner !== this.email) return;
    this.change((before) => ({
      ...before,
      seen: seen?.id,
      epoch: seen?.epoch,
      // What was typed meanwhile comes after it.
      text: typed.text + before.text,
      outbox: [...typed.outbox, ...before.outbox],
    }));
  }

  private readonly onReturn = () => {
    this.keepLater.flush();
    if (document.visibilityState === 'hidden') return;
    this.connection.hurry();
    this.conversation.probe();
  };

  private begin(): void {
    for (const event of leaving) window.addEventListener(event, this.onReturn);
    void this.become().then(() => this.email !== undefined && this.connection.start());
  }

  private end(): void {
    for (const event of leaving) window.removeEventListener(event, this.onReturn);
    this.keepLater.flush();
    this.connection.stop();
    this.conversation.stop();
  }
}
