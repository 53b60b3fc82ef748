import { accountCalls, type Session } from '@/contract/account';
import { createActivity } from '@/providers/api/activity';
import { createClient } from '@/providers/api/client';
import { createDemo } from '@/providers/demo/createDemo';

/** Opens a colleague's browser: signed in as somebody else, with the same records. */
export async function openColleague() {
  const { transport } = await createDemo();
  let person: Session | null = null;
  const client = createClient({
    transport,
    activity: createActivity(),
    paths: {},
    session: { read: async () => person, remove: () => undefined },
    authorized: (request) => request(person),
  });
  const email = 'sarita.adhikari@coursedesk.test';
  person = (await client.send(accountCalls.login, { email, password: 'Coursedesk#1', grant_type: 'password' })).data;
  return client;
}
