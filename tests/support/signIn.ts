import { accountCalls } from '@/contract/account';
import type { Services } from '@/providers/services';

/** Who can sign in to the demo: `reader` has a role that lets one look. */
export type Person = 'staff' | 'learner' | 'reader';

const password = 'Coursedesk#1';

/** Signs in a person of the demo, unless somebody is signed in. */
export async function signIn({ session, client }: Services, who: Person): Promise<void> {
  if (await session.read()) return;
  const email = `${who}@coursedesk.test`;
  const { data } = await client.send(accountCalls.login, { email, password, grant_type: 'password' });
  await session.write(data);
}
