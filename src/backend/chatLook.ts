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

/** What everybody was sent: the last message, and of which database. */
interface Known {
  epoch: string;
  last: number;
}

/**
 * Makes the look past the last message that everybody was sent. Before it, whoever is let in no longer is out; and where other messages stand
 * than those that were sent, everybody is told to begin anew. Looks that overlap are one after the other, and those that wait are one.
 */
export function createLook({ store, report }: Pick<Host, 'store' | 'report'>, visitors: Set<Visitor>): () => Promise<void> {
  let known: Known | undefined;
  let turn = Promise.resolve();
  let waiting: Promise<void> | undefined;
  const toAll = (frame: object) => {
    for (const { link } of visitors) tell(link, frame);
  };
  const lookOnce = async (): Promise<void> => {
    waiting = undefined;
    await endVisits(store, visitors);
    // Whoever enters asks for what came before.
    if (visitors.size === 0) {
      known = undefined;
      return;
    }
    const epoch = await epochOf(store);
    const before = known;
    let found = before?.epoch === epoch ? await foundAfter(store, before.last) : undefined;
    let last = before?.last ?? 0;
    for (; found && found.length > 0; found = await foundAfter(store, last)) {
      for (const message of found) {
        toAll(message);
        last = message.id;
        known = { epoch, last };
      }
    }
    if (found) return;
    const until = await lastNumber(store);
    if (before) toAll({ since: last, until, more: false, epoch });
    known = { epoch, last: until };
  };
  return () => {
    if (!waiting) {
      waiting = turn.then(lookOnce).catch(report);
      turn = waiting;
    }
    return waiting;
  };
}

/** Returns the messages after one; undefined where that one isn't there any more. */
async function foundAfter(store: Store, last: number): Promise<ChatMessage[] | undefined> {
  if (last === 0) return messagesAfter(store, last);
  const [standing, ...found] = await messagesAfter(store, last - 1);
  return standing?.id === last ? found : undefined;
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
