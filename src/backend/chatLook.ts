import type { Store } from '@/backend/store/port';
import { type ChatMessage, chatCloses } from '@/contract/chat';
import { mayRead } from '@/contract/rights';
import { epochOf, lastNumber, messagesAfter } from './chatStore';
import type { Host } from './host';
import { type Person, peopleOf } from './tokens';

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
  person?.isStaff === true && mayRead(person.rights, 'chat');

/**
 * Makes the look past the last message that everybody was sent. Before it, whoever is let in no longer is out; and where other messages stand
 * than those that were sent, everybody is told to begin anew. Looks that overlap are one after the other, and those that wait are one.
 */
export function createLook({ store, report }: Pick<Host, 'store' | 'report'>, visitors: Set<Visitor>): () => Promise<void> {
  /** Null where there was none; undefined while nobody is connected: whoever enters asks for what came before. */
  let last: ChatMessage | null | undefined;
  let turn = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const toAll = (frame: object) => {
    for (const { link } of visitors) tell(link, frame);
  };
  const lookOnce = async (): Promise<void> => {
    waiting = undefined;
    await endVisits(store, visitors);
    if (visitors.size === 0 || last === undefined) {
      last = visitors.size === 0 ? undefined : await lastMessage(store);
      return;
    }
    let found = await foundAfter(store, last);
    for (; found && found.length > 0; found = await foundAfter(store, last)) {
      for (const message of found) {
        toAll(message);
        last = message;
      }
    }
    if (found) return;
    const since = last?.id ?? 0;
    last = await lastMessage(store);
    toAll({ since, until: Math.min(last?.id ?? 0, since - 1), more: false, epoch: await epochOf(store) });
  };
  return () => {
    if (!waiting) {
      waiting = turn.then(lookOnce).catch(report);
      turn = waiting;
    }
    return waiting;
  };
}

const lastMessage = async (store: Store): Promise<ChatMessage | null> =>
  (await messagesAfter(store, (await lastNumber(store)) - 1))[0] ?? null;

/** Returns the messages after one; undefined where that one isn't there any more. */
async function foundAfter(store: Store, last: ChatMessage | null): Promise<ChatMessage[] | undefined> {
  if (!last) return messagesAfter(store, 0);
  const [standing, ...found] = await messagesAfter(store, last.id - 1);
  return standing?.id === last.id && standing.sent_at === last.sent_at ? found : undefined;
}

/** Ends the connections of those whose session has ended, or whose account or role lets them in no longer; all others have their rights of now. */
async function endVisits(store: Store, visitors: Set<Visitor>): Promise<void> {
  if (visitors.size === 0) return;
  const people = await peopleOf(
    store,
    [...visitors].map(({ person }) => person.session),
  );
  for (const visitor of [...visitors]) {
    const person = people.get(visitor.person.session);
    // Whoever has entered since was let in just now.
    if (isLetIn(person)) visitor.person = person;
    else endVisit(visitors, visitor);
  }
}
