import { accountCalls } from '@/contract/account';
import type { Client } from '@/providers/api/client';
import { clearBrowserStorage } from './browserStorage';
import type { SessionKeeper } from './session';

/** Signs out: tells the server, then clears the product's storage in this browser, for all tabs. */
export async function endSession({ client, session }: { client: Pick<Client, 'send'>; session: SessionKeeper }): Promise<void> {
  const person = await session.read();
  // A server that can't be reached must not keep the person signed in here.
  if (person) await client.send(accountCalls.logout, { refresh: person.tokens.refresh }).catch(() => undefined);
  await clearBrowserStorage();
  session.remove('asked');
}
