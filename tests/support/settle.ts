import type { Transport } from '@/providers/api/transport';
import { drafts } from '@/providers/drafts';

const underWay = new Set<Promise<unknown>>();

/** An answer that `settle` waits for. */
export function watch<Answer>(answer: Promise<Answer>): Promise<Answer> {
  underWay.add(answer);
  const forget = () => underWay.delete(answer);
  answer.then(forget, forget);
  return answer;
}

/** Wraps a transport so that `settle` waits for its answers. */
export const watched =
  (transport: Transport): Transport =>
  (request) =>
    watch(transport(request));

/**
 * Waits for the reads and writes that are under way when a page is left: they would reach the next test, and a call that is answered
 * without its page's session would end the next one's session.
 */
export async function settle(): Promise<void> {
  const enough = Date.now() + patience;
  // An answer may cause the next request.
  while (underWay.size > 0 && Date.now() < enough) {
    await Promise.race([Promise.allSettled(underWay), turn(patience)]);
    await turn(0);
  }
  underWay.clear();
  // Both are queued behind others.
  await drafts.load({ email: '', address: '' });
  await navigator.locks.request('coursedesk-demo', async () => undefined);
}

/** The limit for an answer that is held back for ever, in milliseconds. */
const patience = 30_000;

const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
