import { z } from 'zod/mini';

const seen = z.object({ email: z.string(), id: z.int(), epoch: z.optional(z.string()) });

/** Whose eyes have seen the chat's messages up to an id, and of which database, where its server names it. */
export type SeenElsewhere = z.infer<typeof seen>;

const name = 'coursedesk-chat-seen';

/**
 * Joins this browser's tabs, so that what is read in one isn't unread in another, also where the browser refuses to store it. Returns what
 * tells the others.
 */
export function joinSeen(hear: (seen: SeenElsewhere) => void): (seen: SeenElsewhere) => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const { data } = seen.safeParse(event.data);
    if (data) hear(data);
  };
  const tell = channel.postMessage.bind(channel);
  return (told) => tell(told);
}
