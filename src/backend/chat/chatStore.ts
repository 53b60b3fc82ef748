import { type Person } from '@/backend/handler';
import { Refusal } from '@/backend/refusal';
import { type Store, UniqueViolation } from '@/backend/store/port';
import { type ChatEnd, type ChatMessage, chatPageSize } from '@/contract/chat';
import { say } from '@/contract/message';
import { fullName } from '@/domain/fullName';

/** How often a message is numbered anew, because another process took its number. */
const mostTries = 50;

/**
 * Stores a text as the next message, or finds it where the same person has sent it with the same `local_id`. Its number is the one after
 * the last: the unique rule lets only one process have it, and only once the one before is stored, so that whoever reads past a number never
 * misses one. An `iid` would be given before it is stored.
 */
export async function storeMessage(
  store: Store,
  { message, local_id = null }: { message: string; local_id?: string | undefined | null },
  { person, now }: { person: Person; now: Date },
): Promise<{ number: number; isNew: boolean }> {
  const write = async (tx: Store) => {
    const sender = { user_iid: person.iid };
    const [same] =
      local_id === null ? [] : await tx.list('chat_message', { where: { ...sender, local_id }, columns: ['number'] });
    if (same) return { number: same.number, isNew: false };
    const number = (await lastNumber(tx)) + 1;
    await tx.insert('chat_message', { ...sender, number, message, local_id, sent_at: now.toISOString() });
    return { number, isNew: true };
  };
  for (let tries = 0; tries < mostTries; tries += 1) {
    const written = await store.tx(write).catch(unlessTaken);
    if (written) return written;
  }
  throw new Refusal(429, { msg: say('chat_busy') });
}

function unlessTaken(error: unknown): undefined {
  if (!(error instanceof UniqueViolation)) throw error;
}

/** Returns the number of the last message; 0 where there is none. */
export async function lastNumber(store: Store): Promise<number> {
  const [last] = await store.list('chat_message', { columns: ['number'], sort: [newest], limit: 1 });
  return last?.number ?? 0;
}

const newest = { column: 'number', order: 'desc' } as const;

/** Returns the messages after one, in order, as many as are sent at once. */
export const messagesAfter = async (store: Store, since: number): Promise<ChatMessage[]> =>
  (
    await store.list('chat_message', { where: { number: { gt: since } }, join: sender, sort: ['number'], limit: chatPageSize })
  ).map(onWire);

/** Returns what answers somebody's `since`: the messages, and the end of the answer. */
export async function answerSince(
  store: Store,
  since: number,
  person: Person,
): Promise<{ messages: ChatMessage[]; end: ChatEnd }> {
  const from = since === 0 ? Math.max(0, (await lastNumber(store)) - chatPageSize) : since;
  const [messages, epoch, seen] = await Promise.all([messagesAfter(store, from), epochOf(store), seenBy(store, person)]);
  const more = messages.length === chatPageSize && since > 0;
  const until = messages.at(-1)?.id ?? Math.min(from, await lastNumber(store));
  return { messages, end: { since, until, more, epoch, seen } };
}

/** Returns the name of this database, which it has from its first chat on. Two processes that make it at once agree on the first. */
export async function epochOf(store: Store): Promise<string> {
  const standing = await firstEpoch(store);
  if (standing !== undefined) return standing;
  const { epoch } = await store.insert('chat_epoch', { epoch: crypto.randomUUID() });
  return (await firstEpoch(store)) ?? epoch;
}

const firstEpoch = async (store: Store): Promise<string | undefined> =>
  (await store.list('chat_epoch', { sort: ['iid'], limit: 1 }))[0]?.epoch;

type Seer = Pick<Person, 'iid'>;

/** Returns the last message that a person has seen; null where that isn't known. */
const seenBy = async (store: Store, { iid: user_iid }: Seer): Promise<number | null> =>
  (await store.list('chat_seen', { where: { user_iid } }))[0]?.number ?? null;

/** Stores that a person has seen all messages up to one, unless they have seen more; returns up to which. */
export async function storeSeen(store: Store, { iid: user_iid }: Seer, seen: number): Promise<number> {
  const number = Math.min(seen, await lastNumber(store));
  const write = async (tx: Store): Promise<number> => {
    const [before] = await tx.list('chat_seen', { where: { user_iid }, lock: 'lock' });
    if (before && before.number >= number) return before.number;
    if (before) await tx.update('chat_seen', before.iid, { number });
    else await tx.insert('chat_seen', { user_iid, number });
    return number;
  };
  return (await store.tx(write).catch(unlessTaken)) ?? store.tx(write);
}

const sender = {
  username: 'user_iid.username',
  email: 'user_iid.email',
  first_name: 'user_iid.first_name',
  middle_name: 'user_iid.middle_name',
  last_name: 'user_iid.last_name',
} as const;

interface Stored {
  number: number;
  message: string;
  local_id: string | null;
  sent_at: string;
  username: string;
  email: string;
  first_name: string | null;
  middle_name: string | null;
  last_name: string | null;
}

const onWire = ({ number, username, email, message, sent_at, local_id, ...names }: Stored): ChatMessage => ({
  id: number,
  user_name: username || email,
  full_name: fullName(names) ?? null,
  message,
  sent_at,
  ...(local_id !== null && { local_id }),
});
