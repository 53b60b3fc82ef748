import { z } from 'zod/mini';
import { drafts } from '@/providers/drafts';
import { kept } from '@/providers/kept';
import type { ChatState, Outgoing } from './chatState';

const address = '/chat';

const typed = z.object({
  text: z.string(),
  outbox: z.array(z.object({ local_id: z.string(), message: z.string(), at: z.number() })),
});

type Typed = Pick<ChatState, 'text' | 'outbox'>;

/** Returns what the person has typed in this tab and not sent, or in one that is closed. What was on its way may have arrived, or not. */
export async function loadTyped(email: string): Promise<Typed> {
  const draft = await drafts.load({ email, address });
  const { data } = typed.safeParse(draft?.values);
  if (!draft || !data) return { text: '', outbox: [] };
  return { text: data.text, outbox: data.outbox.map((each): Outgoing => ({ ...each, state: 'failed' })) };
}

/** Keeps what is typed and what isn't sent, encrypted, until it is sent or the person signs out. */
export async function keepTyped(email: string, { text, outbox }: Typed): Promise<void> {
  const owner = { email, address };
  if (text.trim() === '' && outbox.length === 0) return drafts.removeOwn(owner);
  await drafts.save(owner, { values: { text, outbox }, standing: {}, savedAt: Date.now() });
}

const name = 'chat seen';

/** Returns the id of the last message that the person has seen in this browser; undefined where they have seen none. */
export const loadSeen = async (email: string): Promise<number | undefined> =>
  z.int().safeParse(await kept.read(email, name)).data;

export const keepSeen = (email: string, id: number): Promise<void> => kept.write(email, name, id);
