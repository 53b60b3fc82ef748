import { drafts } from '@/providers/drafts';

/** Waits for what a page still writes as it is left: it would be there for the next test. */
export async function settle(): Promise<void> {
  // Both wait for their turn.
  await drafts.load({ email: '', address: '' });
  await navigator.locks.request('coursedesk-demo', async () => undefined);
}
