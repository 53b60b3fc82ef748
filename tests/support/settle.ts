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

/** A way to the server whose answers `settle` waits for. */
export const watched =
  (transport: Transport): Transport =>
  (request) =>
    watch(transport(request));

/**
 * Waits for what a page still asks and writes as it is left: it would be there for the next test, and a question that is answered
 * without the session of its page would end the next one's.
 */
export async function settle(): Promise<void> {
  const enough = Date.now() + patience;
  // What is answered may lead to the next question.
  while (underWay.size > 0 && Date.now() < enough) {
    await Promise.race([Promise.allSettled(underWay), turn(patience)]);
    await turn(0);
  }
  underWay.clear();
  // Both wait for their turn.
  await drafts.load({ email: '', address: '' });
  await navigator.locks.request('coursedesk-demo', async () => undefined);
}

/** For an answer that is held back for ever, in milliseconds. */
const patience = 2000;

const turn = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
