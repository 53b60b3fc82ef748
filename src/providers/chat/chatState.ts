import type { ChatMessage } from '@/contract/chat';

/** A text of this tab that hasn't come back as a message yet. */
export interface Outgoing {
  local_id: string;
  message: string;
  /** When it was sent, milliseconds since 1970. */
  at: number;
  state: 'sending' | 'failed';
  /** Why it wasn't sent: a rule's text as `say` encodes it, or the server's own. */
  reason?: string | undefined;
}

/** All that the chat's page shows. */
export interface ChatState {
  /** `waiting` for the next try; `ended` because nobody is signed in any more. */
  line: 'closed' | 'connecting' | 'open' | 'waiting' | 'ended';
  /** Whether the server answers all but the chat's connection. */
  isBlocked: boolean;
  /** Whether the messages that came before, or during a gap, are here: `unknown` until the server has answered, `none` if it doesn't. */
  history: 'unknown' | 'whole' | 'none';
  /** By id, each once. */
  messages: readonly ChatMessage[];
  outbox: readonly Outgoing[];
  /** What is typed, and not sent. */
  text: string;
  /** How many messages of others came during the last gap, and the id that was the last one before it. */
  away: { after: number; count: number } | undefined;
  /** The newest message of somebody else that came while the line was open. */
  heard: ChatMessage | undefined;
  /** The last id that the person has seen; undefined until that is known. */
  seen: number | undefined;
  /** Names the database that the ids are of, where the server does: ids of another say nothing. */
  epoch: string | undefined;
  /** The names by which the person's own messages are known. */
  me: readonly string[];
}

export const nothingYet: ChatState = {
  line: 'closed',
  isBlocked: false,
  history: 'unknown',
  messages: [],
  outbox: [],
  text: '',
  away: undefined,
  heard: undefined,
  seen: undefined,
  epoch: undefined,
  me: [],
};

/** Whether a message is the signed-in person's own. */
export const isOwn = ({ me }: Pick<ChatState, 'me'>, { user_name }: Pick<ChatMessage, 'user_name'>): boolean =>
  me.includes(user_name);

/** The last message's id; 0 where there is none. */
export const lastId = ({ messages }: Pick<ChatState, 'messages'>): number => messages.at(-1)?.id ?? 0;

/** Adds a message in its place, unless it is there; the text of this tab that it was isn't on its way any more. */
export function withMessage(state: ChatState, message: ChatMessage): ChatState {
  const { messages, outbox } = state;
  const place = messages.findLastIndex(({ id }) => id <= message.id);
  const isKnown = messages[place]?.id === message.id;
  const isMine = isOwn(state, message);
  return {
    ...state,
    messages: isKnown ? messages : messages.toSpliced(place + 1, 0, message),
    outbox: isMine ? outbox.filter(({ local_id }) => local_id !== message.local_id) : outbox,
  };
}

/** Changes the texts on their way that have this id. */
export const withOutgoing = (state: ChatState, local_id: string, changes: Partial<Outgoing>): ChatState => ({
  ...state,
  outbox: state.outbox.map((each) => (each.local_id === local_id ? { ...each, ...changes } : each)),
});

/** Notes what others have written after an id, which was the last one before a gap. */
export function withAway(state: ChatState, after: number): ChatState {
  const count = state.messages.filter((message) => message.id > after && !isOwn(state, message)).length;
  return after > 0 && count > 0 ? { ...state, away: { after, count } } : state;
}

/** Forgets the messages, because others stand in their place now, up to an id; what is on its way stays. */
export const begunAnew = (state: ChatState, until: number): ChatState => ({
  ...state,
  messages: [],
  away: undefined,
  heard: undefined,
  seen: seenUpTo(state, until),
});

/** Returns what the person has seen of the messages up to an id, which is the last one; undefined where that isn't known. */
export const seenUpTo = ({ seen }: Pick<ChatState, 'seen'>, until: number): number | undefined =>
  seen === undefined ? undefined : Math.min(seen, until);

/** Notes what the person has seen elsewhere; what they have seen is never unseen. */
export const withSeen = (state: ChatState, seen: number): ChatState => (seen > (state.seen ?? -1) ? { ...state, seen } : state);

/** Counts the messages of others that the person hasn't seen; none until it is known what they have seen. */
export function unreadIn(state: ChatState): number {
  const { seen } = state;
  return seen === undefined ? 0 : state.messages.filter((message) => message.id > seen && !isOwn(state, message)).length;
}
