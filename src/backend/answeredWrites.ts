import { Refusal } from './refusal';
import { type Store, UniqueViolation } from './store/port';

const day = 24 * 60 * 60 * 1000;

/** Reads the header `Idempotency-Key`: a write that is sent again with the same key, because no answer to it came, is done once. */
export const readWriteKey = (header: string | undefined): string | undefined =>
  header !== undefined && /^[\w-]{8,64}$/.test(header) ? header : undefined;

/**
 * Does some work in a transaction, unless a write with this key, if it has one, was done before: then it returns the answer to that. Of two at the same time
 * the second waits for the first, since nothing is written before the key. A refusal isn't kept: the next try may succeed.
 */
export async function writeOnce(
  tx: Store,
  { key, now }: { key: string | undefined; now: Date },
  work: () => Promise<unknown>,
): Promise<{ answer: unknown; isRepeated: boolean }> {
  if (key === undefined) return { answer: await work(), isRepeated: false };
  const row = { key, answer: '', answered_at: now.toISOString() };
  const claim = await tx.insert('answered_write', row).catch(unlessTaken);
  if (!claim) return { answer: await earlierAnswer(tx, key), isRepeated: true };
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

async function earlierAnswer(tx: Store, key: string): Promise<unknown> {
  const [earlier] = await tx.list('answered_write', { where: { key }, columns: ['answer'] });
  return JSON.parse(earlier?.answer ?? 'null');
}

function unlessTaken(error: unknown): undefined {
  if (!(error instanceof UniqueViolation)) throw error;
}
