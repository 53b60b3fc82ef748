import { nobody, type Person, type WriteKey } from '@/backend/handler';
import { malformed, Refusal } from '@/backend/refusal';
import { digest } from '@/backend/session/mailLink';
import { type Store, UniqueViolation } from '@/backend/store/port';
import { say } from '@/contract/message';

const day = 24 * 60 * 60 * 1000;

/** Reads the header `Idempotency-Key` of a write; undefined without one, and of a public call. Throws 400 where it is malformed. */
export async function readWriteKey(
  header: string | undefined,
  { person, sent, secret }: { person: Person; sent: readonly unknown[]; secret: string },
): Promise<WriteKey | undefined> {
  if (header === undefined) return undefined;
  if (!/^[\w-]{8,64}$/.test(header)) throw malformed(400);
  if (person === nobody) return undefined;
  const files = new Map<unknown, string>();
  for (const file of filesIn(sent)) files.set(file, await digest(await beginningOf(file)).catch(() => ''));
  const comparable = (_: string, value: unknown): unknown =>
    value instanceof File ? { name: value.name, size: value.size, type: value.type, bytes: files.get(value) } : value;
  const text = JSON.stringify(sent, comparable);
  // A tab without https has no digests, and keeps what was sent.
  return { key: `${person.iid}/${header}`, hash: await digest(secret + text).catch(() => text) };
}

const filesIn = (value: unknown): File[] => {
  if (value instanceof File) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

/** Two files of one name and size are told apart by their first megabyte. */
const beginningOf = (file: File): Promise<ArrayBuffer> => file.slice(0, 1024 * 1024).arrayBuffer();

/**
 * Does some work in a transaction, unless a write with this key, if it has one, was done before: then it returns the answer to that, or a
 * refusal if something else was sent. Of two at the same time the second waits for the first, since nothing is written before the key. A
 * refusal isn't kept: the next try may succeed.
 */
export async function writeOnce(
  tx: Store,
  { once, now }: { once?: WriteKey | undefined; now: Date },
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; isRepeated: boolean }> {
  if (once === undefined) return { answer: await work(), isRepeated: false };
  const claim = await tx.insert('answered_write', { ...once, answer: '', answered_at: now.toISOString() }).catch(unlessTaken);
  if (!claim) return { answer: await earlierAnswer(tx, once), isRepeated: true };
  const answer = await work();
  if (answer instanceof Refusal) await tx.remove('answered_write', claim.iid);
  else await tx.update('answered_write', claim.iid, { answer: JSON.stringify(answer) });
  return { answer, isRepeated: false };
}

/** Removes the answers that nobody waits for any more. */
export const forgetAnswers = async (store: Store, now: Date): Promise<void> =>
  void (await store.tx((tx) =>
    tx.removeMany('answered_write', { where: { answered_at: { lt: new Date(now.getTime() - day).toISOString() } } }),
  ));

async function earlierAnswer(tx: Store, { key, hash }: WriteKey): Promise<unknown> {
  const [earlier] = await tx.list('answered_write', { where: { key }, columns: ['hash', 'answer'] });
  if (earlier?.hash !== hash) return new Refusal(422, { msg: say('write_key_used') });
  return JSON.parse(earlier.answer);
}

function unlessTaken(error: unknown): undefined {
  if (!(error instanceof UniqueViolation)) throw error;
}
