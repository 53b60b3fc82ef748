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

/** What a person has seen: the last message, and the database that it is of, where its server names it. */
export interface Seen {
  id: number;
  epoch?: string | undefined;
}

// An id alone was kept before databases had names.
const seen = z.union([
  z.pipe(
    z.int(),
    z.transform((id): Seen => ({ id })),
  ),
  z.object({ id: z.int(), epoch: z.optional(z.string()) }),
]);

/** Returns what the person has seen in this browser; undefined where that is nothing. */
export const loadSeen = async (email: string): Promise<Seen | undefined> => seen.safeParse(await kept.read(email, name)).data;

export const keepSeen = (email: string, { id, epoch }: Seen): Promise<void> =>
  kept.write(email, name, epoch === undefined ? { id } : { id, epoch });
