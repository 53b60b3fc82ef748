import { Api, type TestHost } from '@tests/contract/api';
import { password } from '@tests/contract/world';
import { calls } from '@/contract';
import { ChatSwitch } from './chatters';
import { Network, randomOf } from './network';
import { wrongAfter } from './told';
import { tabOf, Worker } from './worker';

/** Two of them have the same account, in two browsers. */
const people = ['staff@coursedesk.test', 'staff@coursedesk.test', 'other@coursedesk.test'];

/** Runs a seed on hosts that share a store; returns what is wrong after it. */
export async function simulate(seed: number, hosts: readonly TestHost[]): Promise<string[]> {
  const [first] = hosts;
  if (!first) throw new Error('There is no host');
  const api = new Api(first);
  const network = new Network(randomOf(seed), hosts);
  const chat = new ChatSwitch(network, first.store, hosts);
  network.told.sessions = await first.store.count('session');
  const works: (() => Promise<void>)[] = [];
  for (const [place, email] of people.entries()) {
    const signIn = async () => {
      network.told.sessions += 1;
      const { body } = await api.call('login', { email, password, grant_type: 'password' });
      return tabOf(network, calls.login.reply.parse(body).data);
    };
    const name = `person ${place + 1}`;
    const worker = new Worker(network, (await signIn()).client, async () => (await signIn()).client, name, place + 1);
    const chatter = chat.join(name, await signIn());
    works.push(
      () => worker.work(),
      () => chatter.work(),
    );
  }
  await network.run(works);
  return [...(await chat.wrong()), ...(await wrongAfter(hosts, first.store, network.told))];
}
