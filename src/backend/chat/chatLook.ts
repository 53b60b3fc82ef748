import { type Person } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { peopleOf } from '@/backend/session/tokens';
import type { Store } from '@/backend/store/port';
import { type ChatMessage, chatCloses } from '@/contract/chat';
import { mayRead } from '@/contract/rights';
import { epochOf, lastNumber, messagesAfter } from './chatStore';

/** One end of a connection, as its host has it. */
export interface ChatLink {
  /** Sends a text of JSON. */
  send(text: string): void;
  close(code: number): void;
}

/** Somebody who is connected. */
export interface Visitor {
  person: Person;
  token: string;
  link: ChatLink;
}

/** Sends a frame over a connection. */
export const tell = (link: ChatLink, frame: object): void => link.send(JSON.stringify(frame));

/** Ends a connection whose visitor is let in no longer: from now on nothing is sent to it. */
export function endVisit(visitors: Set<Visitor>, visitor: Visitor): void {
  visitors.delete(visitor);
  visitor.link.close(chatCloses.ended);
}

/** Whether somebody is let into the chat. */
export const isLetIn = (person: Person | undefined): person is Person =>
  person?.isStaff === true && !person.lacksFactor && mayRead(person.rights, 'chat');

/** By what a message that was sent is known again. */
type Sent = Pick<ChatMessage, 'id' | 'sent_at'>;
const none: Sent = { id: 0, sent_at: '' };

/**
 * Makes the look past the last message that everybody was sent. Before it, whoever is let in no longer is out; and where other messages stand
 * than those that were sent, everybody is told to begin anew. Looks that overlap are one after the other, and those that wait are one.
 */
export function createLook({ store, report }: Pick<Host, 'store' | 'report'>, visitors: Set<Visitor>): () => Promise<void> {
  /** Undefined while nobody is connected: whoever enters asks for what came before. */
  let last: Sent | undefined;
  let turn = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const toAll = (frame: object) => {
    for (const { link } of visitors) tell(link, frame);
  };
  const beginAnew = async ({ id: since }: Sent): Promise<void> => {
    last = await lastSent(store);
    toAll({ since, until: Math.min(last.id, since - 1), more: false, epoch: await epochOf(store) });
  };
  const sendAfter = async (sent: Sent): Promise<void> => {
    const found = await foundAfter(store, sent);
    if (!found) return beginAnew(sent);
    for (const message of found) {
      toAll(message);
      last = message;
    }
    const end = found.at(-1);
    if (end) await sendAfter(end);
  };
  const lookOnce = async (): Promise<void> => {
    waiting = undefined;
    await endVisits(store, visitors);
    if (visitors.size === 0) last = undefined;
    else if (last) await sendAfter(last);
    else last = await lastSent(store);
  };
  return () => {
    if (!waiting) {
      waiting = turn.then(lookOnce).catch(report);
      turn = waiting;
    }
    return waiting;
  };
}

const lastSent = async (store: Store): Promise<Sent> => (await messagesAfter(store, (await lastNumber(store)) - 1))[0] ?? none;

/** Returns the messages after one; undefined where that one isn't there any more. */
async function foundAfter(store: Store, { id, sent_at }: Sent): Promise<ChatMessage[] | undefined> {
  if (id === none.id) return messagesAfter(store, id);
  const [standing, ...found] = await messagesAfter(store, id - 1);
  return standing?.id === id && standing.sent_at === sent_at ? found : undefined;
}

/** Ends the connections of those whose session has ended, or whose account or role lets them in no longer; all others have their rights of now. */
async function endVisits(store: Store, visitors: Set<Visitor>): Promise<void> {
  // Whoever enters meanwhile is let in just then.
  const standing = [...visitors];
  if (standing.length === 0) return;
  const people = await peopleOf(
    store,
    standing.map(({ person }) => person.session),
  );
  for (const visitor of standing) {
    const person = people.get(visitor.person.session);
    if (isLetIn(person)) visitor.person = person;
    else endVisit(visitors, visitor);
  }
}
