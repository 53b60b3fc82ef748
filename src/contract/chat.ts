import { z } from 'zod/mini';
import { id, lines } from './fields';

/** Where the chat's websocket is; `token` is an access token, `id` the room. Source: admin areas, sections 2 and 7. */
export const chatPath = '/ws/chat';

/** The only room there is. */
export const chatRoom = 1;

/** The most messages that are sent at once: on opening the last ones, after a gap the first ones that are missing. */
export const chatPageSize = 200;

/** The longest `local_id`; ours are UUIDs. */
const longestLocalId = 64;

/** A text to send. `local_id` is the sender's own id of it: sent again with the same one, it is the same message. */
export const chatText = z.object({
  message: lines(1, 2000, ['required', 'should_not_have_more_than']),
  local_id: z.optional(z.string().check(z.minLength(1), z.maxLength(longestLocalId), z.regex(/^[\w-]+$/))),
});
export type ChatText = z.input<typeof chatText>;

/** Asks for the messages after an id; after 0, for the last ones. */
export const chatSince = z.object({ since: z.int().check(z.minimum(0)) });
export type ChatSince = z.infer<typeof chatSince>;

/** A message as it is sent to everybody; `user_name` is the sender's, by which their own are known again. */
export const chatMessage = z.object({
  id,
  user_name: z.string(),
  /** The sender's name to show, where a server has it; ours does. */
  full_name: z.optional(z.nullable(z.string())),
  message: z.string(),
  sent_at: z.string(),
  local_id: z.optional(z.nullable(z.string())),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/**
 * Ends an answer to `since`: all messages after it until `until` were sent. With `more`, there are further ones. An `until` before `since` says
 * that the messages up to `since` are gone. A server that doesn't know `since` never sends it.
 */
export const chatEnd = z.object({
  since: z.int(),
  until: z.int(),
  more: z.boolean(),
  /** Names the stored messages: another one says that others stand in their place. Other servers don't know it. */
  epoch: z.optional(z.string()),
  /** The last id that the person has seen, in any browser; null where none is known. */
  seen: z.optional(z.nullable(z.int())),
});
export type ChatEnd = z.infer<typeof chatEnd>;

/** Says that the person has seen all messages up to an id; it is sent to a server that names an epoch, and by that to their other browsers. */
export const chatSeen = z.object({ seen: z.int().check(z.minimum(0)), epoch: z.string() });
export type ChatSeen = z.infer<typeof chatSeen>;

/** Says that a text wasn't accepted, and why; the message is in English, as in a refused call. */
export const chatRefusal = z.object({ status: z.int(), msg: z.string(), local_id: z.optional(z.string()) });
export type ChatRefusal = z.infer<typeof chatRefusal>;

/** Why our server closes a connection. */
export const chatCloses = {
  /** The access token has expired, or its session has ended. */
  ended: 4401,
  /** More was sent than anybody types. */
  tooMuch: 4429,
  /** The server stops. */
  leaving: 1001,
} as const;

/** A row of the table: `number` is the id on the wire, without gaps and in the order in which they were stored. */
export const storedChatMessage = z.object({
  iid: id,
  number: id,
  user_iid: id,
  message: z.string(),
  local_id: z.nullable(z.string()),
  sent_at: z.iso.datetime(),
});

/** The last message that a person has seen, in any browser. */
export const storedChatSeen = z.object({ iid: id, user_iid: id, number: z.int() });

/** The epoch of the database: it is made when it is first asked for, and no backup has it. */
export const storedChatEpoch = z.object({ iid: id, epoch: z.string() });
