/** Whose eyes have seen the chat's messages up to an id. */
interface Seen {
  email: string;
  id: number;
}

const name = 'coursedesk-chat-seen';

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' && value !== null && 'email' in value && 'id' in value && Number.isSafeInteger(value.id);

/**
 * Joins this browser's tabs, so that what is read in one isn't unread in another, also where the browser refuses to store it. Returns what
 * tells the others.
 */
export function joinSeen(hear: (seen: Seen) => void): (seen: Seen) => void {
  if (!('BroadcastChannel' in globalThis)) return () => {};
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => isSeen(data) && hear(data);
  const tell = channel.postMessage.bind(channel);
  return (seen) => tell(seen);
}
