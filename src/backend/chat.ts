import { chatCloses, chatRefusal, chatRoom, chatSince, chatText } from '@/contract/chat';
import { inEnglish } from '@/contract/inEnglish';
import { say } from '@/contract/message';
import { mayRead } from '@/contract/rights';
import { meaningOf, refusalOf } from './answers';
import { answerSince, lastNumber, messagesAfter, storeMessage } from './chatStore';
import type { Host } from './host';
import { Refusal } from './refusal';
import { checkRight } from './rights';
import { createThrottle } from './throttle';
import { type Person, readAccess } from './tokens';

/** One end of a connection, as its host has it. */
export interface ChatLink {
  /** Sends a text of JSON. */
  send(text: string): void;
  close(code: number): void;
}

/** Somebody who has been let in. */
export interface ChatVisit {
  /** Takes a text from the connection. Never rejects: what isn't accepted is answered. */
  receive(text: string): Promise<void>;
  /** Closes the connection if the visitor's token has expired, or their session has ended. */
  check(): Promise<void>;
  leave(): void;
}

export interface Chat {
  /** Says whom a token and a room let in; throws a refusal (401, 403, 404). */
  admit(query: { token: string; room: string }): Promise<Admission>;
  /** Sends the visitors what has been stored since the last look, in this process or another. */
  look(): Promise<void>;
}

export interface Admission {
  /** Connects whoever was let in. */
  enter(link: ChatLink): ChatVisit;
}

interface Visitor {
  person: Person;
  token: string;
  link: ChatLink;
}

/** How many messages a person may send in how many seconds, and how much a connection may send at all. */
const rates = { messages: 20, frames: 100, seconds: 10 };

interface Parts {
  host: Host;
  /** Called after a message has been stored, for whoever looks elsewhere. */
  stored?(): void;
}

/** Creates the chat: its rules, the same on every host. A host connects visitors, and calls `look` often and `check` sometimes. */
export function createChat({ host, stored = () => {} }: Parts): Chat {
  const visitors = new Set<Visitor>();
  const look = createLook(host, visitors);
  const answer = createAnswers({ host, stored, look });
  return {
    look,
    async admit({ token, room }) {
      const person = await readAccess(host, token);
      if (!person) throw new Refusal(401, { msg: say('not_signed_in') });
      if (!person.isStaff) throw new Refusal(403, { msg: say('not_staff') });
      checkRight(person, { area: 'chat', writes: false });
      if (room !== String(chatRoom)) throw new Refusal(404, { msg: say('chat_room_not_found') });
      return {
        enter(link) {
          const visitor = { person, token, link };
          visitors.add(visitor);
          void look();
          return { ...visitOf(host, visitor, answer), leave: () => void visitors.delete(visitor) };
        },
      };
    },
  };
}

type Answer = (visitor: Visitor, text: string) => Promise<void>;

/** Makes the function that answers a visitor's text: with a message stored, or the messages that they have missed. */
function createAnswers({ host, stored, look }: Required<Parts> & Pick<Chat, 'look'>): Answer {
  const messages = createThrottle(rates.seconds * 1000);

  const send = async ({ person, link }: Visitor, sent: object): Promise<void> => {
    checkRight(person, { area: 'chat', writes: true });
    const { data, error } = chatText.safeParse(sent);
    if (!data) throw new Refusal(400, { msg: error.issues[0]?.message ?? say('chat_unreadable') });
    await messages.enter(String(person.iid), host.now(), rates.messages);
    const { number, isNew } = await storeMessage(host.store, data, { person, now: host.now() });
    if (isNew) {
      stored();
      return look();
    }
    // It had been stored before: everybody has it but its sender, who missed that.
    const [message] = await messagesAfter(host.store, number - 1);
    if (message) tell(link, message);
  };

  return async (visitor, text) => {
    const sent = parsed(text);
    const since = chatSince.safeParse(sent).data?.since;
    if (since === undefined) return send(visitor, sent);
    // From here on a look finds what comes after the answer.
    await look();
    const { messages: missed, end } = await answerSince(host.store, since);
    for (const message of missed) tell(visitor.link, message);
    tell(visitor.link, end);
  };
}

function visitOf(host: Host, visitor: Visitor, answer: Answer): Omit<ChatVisit, 'leave'> {
  const isAllowed = createRate(rates.frames, rates.seconds * 1000);
  let turn = Promise.resolve();
  const check = async (): Promise<boolean> => {
    const person = await readAccess(host, visitor.token);
    const isIn = person?.isStaff === true && mayRead(person.rights, 'chat');
    if (isIn) visitor.person = person;
    else visitor.link.close(chatCloses.ended);
    return isIn;
  };
  const take = async (text: string): Promise<void> => {
    try {
      if (await check()) await answer(visitor, text);
    } catch (error) {
      tell(visitor.link, refusalFrame(host, error, text));
    }
  };
  return {
    receive(text) {
      if (!isAllowed(host.now())) {
        visitor.link.close(chatCloses.tooMuch);
        return turn;
      }
      // In the order in which they came.
      turn = turn.then(() => take(text));
      return turn;
    },
    check: async () => void (await check().catch(host.report)),
  };
}

/** Makes the look past the last message that everybody was sent; looks that overlap are one after the other. */
function createLook({ store, report }: Pick<Host, 'store' | 'report'>, visitors: ReadonlySet<Visitor>): () => Promise<void> {
  let last: number | undefined;
  let turn: Promise<void> = Promise.resolve();
  const lookOnce = async (): Promise<void> => {
    // Whoever enters asks for what came before.
    if (visitors.size === 0) {
      last = undefined;
      return;
    }
    last ??= await lastNumber(store);
    for (let found = await messagesAfter(store, last); found.length > 0; found = await messagesAfter(store, last)) {
      for (const message of found) {
        for (const { link } of visitors) tell(link, message);
        last = message.id;
      }
    }
  };
  return () => {
    turn = turn.then(lookOnce).catch(report);
    return turn;
  };
}

const tell = (link: ChatLink, frame: object): void => link.send(JSON.stringify(frame));

/** Returns a function that tells whether one more is allowed now: so many within a time, in milliseconds. */
function createRate(most: number, lasts: number): (now: Date) => boolean {
  let times: number[] = [];
  return (now) => {
    times = times.filter((time) => time > now.getTime() - lasts);
    times.push(now.getTime());
    return times.length <= most;
  };
}

/** Parses a text as JSON; what isn't an object of JSON is an empty one. */
function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}

/** Makes the answer to a text that wasn't accepted, in English, as of a refused call. */
function refusalFrame({ report }: Host, error: unknown, text: string): object {
  const refusal = refusalOf(error);
  if (!refusal) report(error);
  const meaning = meaningOf(error);
  const local_id = chatText.shape.local_id.safeParse(Reflect.get(parsed(text), 'local_id')).data;
  return chatRefusal.parse({
    status: refusal?.status ?? meaning.status,
    msg: inEnglish(refusal?.body.msg ?? meaning.msg),
    ...(local_id !== undefined && { local_id }),
  });
}
