import type { Host } from '@/backend/host';
import { meaningOf, refusalOf } from '@/backend/http/answers';
import { Refusal } from '@/backend/refusal';
import { checkFactor } from '@/backend/session/factorDemand';
import { checkRight } from '@/backend/session/rights';
import { createThrottle } from '@/backend/session/throttle';
import { readAccess } from '@/backend/session/tokens';
import { type ChatSeen, chatCloses, chatRefusal, chatRoom, chatSeen, chatSince, chatText } from '@/contract/chat';
import { inEnglish } from '@/contract/inEnglish';
import { say } from '@/contract/message';
import { type ChatLink, createLook, endVisit, isLetIn, tell, type Visitor } from './chatLook';
import { answerSince, epochOf, messagesAfter, storeMessage, storeSeen } from './chatStore';

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
  /**
   * Sends the visitors what has been stored since the last look, in this process or another, and closes the connections of those whose access
   * has ended.
   */
  look(): Promise<void>;
}

export interface Admission {
  /** Connects whoever was let in. */
  enter(link: ChatLink): ChatVisit;
}

/** How many messages a person may send in how many seconds, and how much a connection may send at all. */
const rates = { messages: 20, frames: 100, seconds: 10 };

interface Parts {
  host: Host;
  /** Called after something has been stored that others have to look at, for whoever looks elsewhere. */
  stored?(): void;
}

/** Creates the chat: its rules, the same on every host. A host connects visitors, and calls `look` often and `check` sometimes. */
export function createChat({ host, stored = () => {} }: Parts): Chat {
  const visitors = new Set<Visitor>();
  const look = createLook(host, visitors);
  const answer = createAnswers({ host, stored, look, visitors });
  host.onAccess(() => {
    stored();
    void look();
  });
  return {
    look,
    async admit({ token, room }) {
      const person = await readAccess(host, token);
      if (!person) throw new Refusal(401, { msg: say('not_signed_in') });
      if (!person.isStaff) throw new Refusal(403, { msg: say('not_staff') });
      checkFactor(person);
      checkRight(person, { area: 'chat', writes: false });
      if (room !== String(chatRoom)) throw new Refusal(404, { msg: say('chat_room_not_found') });
      return {
        enter(link) {
          const visitor = { person, token, link };
          visitors.add(visitor);
          void look();
          const end = () => endVisit(visitors, visitor);
          return { ...visitOf(host, { visitor, end, answer }), leave: () => void visitors.delete(visitor) };
        },
      };
    },
  };
}

type Answer = (visitor: Visitor, text: string) => Promise<void>;

interface Answering extends Required<Parts>, Pick<Chat, 'look'> {
  visitors: ReadonlySet<Visitor>;
}

/** Makes the function that answers a visitor's text: with a message stored, or the messages that they have missed. */
function createAnswers({ host, stored, look, visitors }: Answering): Answer {
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

  /** What a person has seen in one browser isn't unread in another. */
  const noteSeen = async ({ person, link }: Visitor, { seen: asked, epoch }: ChatSeen): Promise<void> => {
    if (epoch !== (await epochOf(host.store))) return;
    const seen = await storeSeen(host.store, person, asked);
    for (const other of visitors) {
      if (other.person.iid === person.iid && other.link !== link) tell(other.link, { seen, epoch });
    }
  };

  return async (visitor, text) => {
    const sent = parsed(text);
    const seen = chatSeen.safeParse(sent).data;
    if (seen) return noteSeen(visitor, seen);
    const since = chatSince.safeParse(sent).data?.since;
    if (since === undefined) return send(visitor, sent);
    // From here on a look finds what comes after the answer.
    await look();
    const { messages: missed, end } = await answerSince(host.store, since, visitor.person);
    for (const message of missed) tell(visitor.link, message);
    tell(visitor.link, end);
  };
}

interface VisitParts {
  visitor: Visitor;
  /** Ends the connection, because the visitor's access has. */
  end(): void;
  answer: Answer;
}

function visitOf(host: Host, { visitor, end, answer }: VisitParts): Omit<ChatVisit, 'leave'> {
  const isAllowed = createRate(rates.frames, rates.seconds * 1000);
  let turn = Promise.resolve();
  const check = async (): Promise<boolean> => {
    const person = await readAccess(host, visitor.token);
    if (!isLetIn(person)) {
      end();
      return false;
    }
    visitor.person = person;
    return true;
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
