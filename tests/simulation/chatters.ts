import type { TestHost } from '@tests/contract/api';
import type { Chat, ChatVisit } from '@/backend/chat/chat';
import { type ChatMessage, chatRoom } from '@/contract/chat';
import { type ChatState, lastId, nothingYet } from '@/providers/chat/chatState';
import { createConnection } from '@/providers/chat/connection';
import { createConversation } from '@/providers/chat/conversation';
import type { OpenWire } from '@/providers/chat/wire';
import type { Network } from './network';
import type { Tab } from './worker';

/** How many texts each person writes. */
const texts = 3;
/** In how many steps all have to have all messages, once nothing is lost any more, in seconds each. */
const calm = { steps: 40, seconds: 10 };

interface Process {
  chat: Chat;
  sockets: Set<Socket>;
}

/** The chat of processes that share a store, with sockets of which the seed decides what becomes of them. */
export class ChatSwitch {
  private readonly processes: Process[];
  private readonly chatters: Chatter[] = [];

  constructor(
    private readonly network: Network,
    private readonly store: TestHost['store'],
    hosts: readonly TestHost[],
  ) {
    this.processes = hosts.map((host) => {
      const chat = host.openChat(() => {
        // Another process is told, or finds it when it looks next.
        for (const other of this.processes) if (other.chat !== chat) this.network.soon(() => other.chat.look());
      });
      return { chat, sockets: new Set<Socket>() };
    });
  }

  /** Lets a person into the chat, in a tab of theirs. */
  join(name: string, tab: Tab): Chatter {
    const chatter = new Chatter(this.network, name, tab, this.openWire);
    this.chatters.push(chatter);
    return chatter;
  }

  private readonly openWire: OpenWire = (token, events) => {
    const process = this.network.oneOf(this.processes);
    const socket = new Socket(this.network, events);
    process.sockets.add(socket);
    this.network.soon(async () => {
      if (this.network.chance(0.1)) return socket.cut();
      if (this.network.chance(0.05)) this.network.soon(() => this.kill(process));
      const admission = await process.chat.admit({ token, room: String(chatRoom) }).catch(() => undefined);
      if (!admission) return socket.cut();
      socket.enter(admission.enter({ send: (text) => socket.toTab(text), close: () => socket.cut() }), () => process.chat.look());
    });
    return { send: (text) => socket.toProcess(text), close: () => socket.cut() };
  };

  /** Ends all connections of a process, as its end does. */
  private kill({ sockets }: Process): void {
    for (const socket of sockets) socket.cut();
  }

  /** Waits, with nothing lost any more, until everybody has everything; returns what is wrong then. */
  async wrong(): Promise<string[]> {
    this.network.calm();
    for (let step = 0; step < calm.steps && !(await this.isEqual()); step += 1) {
      for (const { chat } of this.processes) this.network.soon(() => chat.look());
      for (const chatter of this.chatters) chatter.sendAgain();
      this.network.pass(calm.seconds);
      await this.network.run([]);
    }
    const stored = await this.stored();
    const wrong = this.chatters.flatMap((chatter) => chatter.wrong(stored));
    if (stored.some(({ id }, place) => id !== place + 1)) wrong.push(`the chat is numbered ${stored.map(({ id }) => id).join()}`);
    for (const chatter of this.chatters) chatter.leave();
    return wrong;
  }

  private async isEqual(): Promise<boolean> {
    const stored = await this.stored();
    return this.chatters.every((chatter) => chatter.wrong(stored).length === 0);
  }

  private async stored(): Promise<Pick<ChatMessage, 'id' | 'message'>[]> {
    const rows = await this.store.list('chat_message', { sort: ['number'] });
    return rows.map(({ number, message }) => ({ id: number, message }));
  }
}

/** A connection: what goes over it comes late and in order, some of it twice, until it falls silent or is cut. */
class Socket {
  private visit: ChatVisit | undefined;
  private look: () => Promise<void> = async () => {};
  private isCut = false;
  private isSilent = false;
  private readonly sent = { toTab: new Array<() => unknown>(), toProcess: new Array<() => unknown>() };

  constructor(
    private readonly network: Network,
    private readonly events: Parameters<OpenWire>[1],
  ) {}

  enter(visit: ChatVisit, look: () => Promise<void>): void {
    if (this.isCut) return visit.leave();
    this.visit = visit;
    this.look = look;
    this.carry('toTab', () => this.events.opened());
  }

  toTab(text: string): void {
    this.carry('toTab', () => this.events.received(text));
  }

  toProcess(text: string): void {
    this.carry('toProcess', async () => {
      await this.network.inDanger(async () => this.visit?.receive(text));
      await this.look();
    });
  }

  /** Either end finds out by itself. */
  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    this.network.soon(() => this.visit?.leave());
    this.network.soon(() => this.events.closed());
  }

  private carry(way: 'toTab' | 'toProcess', arrives: () => unknown): void {
    if (this.network.chance(0.02)) this.cut();
    // A line that is dead is cut when somebody notices.
    if (!this.isSilent && this.network.chance(0.02)) {
      this.isSilent = true;
      this.network.soon(() => this.cut());
    }
    const times = this.network.chance(0.1) ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      this.sent[way].push(arrives);
      this.network.soon(() => {
        const next = this.sent[way].shift();
        return this.isCut || this.isSilent ? undefined : next?.();
      });
    }
  }
}

/** A person who chats, by the product's connection and conversation. */
export class Chatter {
  private state: ChatState;
  private readonly said: string[] = [];
  private readonly connection;
  private readonly conversation;

  constructor(
    private readonly network: Network,
    private readonly name: string,
    { session, refresh, names }: Tab,
    openWire: OpenWire,
  ) {
    this.state = { ...nothingYet, me: names };
    this.connection = createConnection({
      openWire,
      session,
      refresh: network.alive(refresh),
      random: network.random,
      onLine: (line) => this.onLine(line),
      onText: (text) => this.conversation.received(text),
    });
    const holder = { get: () => this.state, change: (next: (state: ChatState) => ChatState) => this.change(next) };
    this.conversation = createConversation(holder, this.connection);
  }

  async work(): Promise<void> {
    this.connection.start();
    for (let count = 0; count < texts; count += 1) {
      await this.network.travel();
      const message = `${this.name} says ${count}`;
      const local_id = message.replaceAll(' ', '-');
      this.said.push(message);
      this.change((before) => ({ ...before, outbox: [...before.outbox, { local_id, message, at: 0, state: 'sending' }] }));
      this.conversation.send(local_id);
      if (this.network.chance(0.3)) this.sendAgain();
    }
  }

  /** Presses it at each text that wasn't sent. */
  sendAgain(): void {
    for (const { local_id, state } of this.state.outbox) if (state === 'failed') this.conversation.send(local_id);
  }

  leave(): void {
    this.connection.stop();
    this.conversation.stop();
  }

  /** Returns in what this person's chat differs from what is stored, and what of theirs isn't stored once. */
  wrong(stored: readonly Pick<ChatMessage, 'id' | 'message'>[]): string[] {
    const wrong: string[] = [];
    const shown = this.state.messages.map(({ id, message }) => `${id} ${message}`).join('; ');
    const there = stored.map(({ id, message }) => `${id} ${message}`).join('; ');
    if (shown !== there) wrong.push(`${this.name} sees «${shown}», not «${there}»`);
    for (const text of this.said) {
      const count = stored.filter(({ message }) => message === text).length;
      if (count !== 1) wrong.push(`«${text}» is stored ${count} times`);
    }
    if (this.state.outbox.length > 0) wrong.push(`${this.name} waits for ${this.state.outbox.length}`);
    return wrong;
  }

  private change(next: (state: ChatState) => ChatState): void {
    const before = lastId(this.state);
    this.state = next(this.state);
    const ids = this.state.messages.map(({ id }) => id);
    const isOrdered = ids.every((id, place) => place === 0 || id > (ids[place - 1] ?? 0));
    if (!isOrdered || lastId(this.state) < before) this.network.told.wrong.push(`${this.name} saw the chat go ${ids.join()}`);
  }

  private onLine(line: ChatState['line']): void {
    this.change((state) => ({ ...state, line }));
    if (line === 'open') this.conversation.opened();
    else this.conversation.closed();
  }
}
