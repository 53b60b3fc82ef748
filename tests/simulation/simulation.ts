import { Api, type TestHost } from '@tests/contract/api';
import { password } from '@tests/contract/world';
import { calls } from '@/contract';
import { Network, randomOf } from './network';
import { wrongAfter } from './told';
import { clientOf, Worker } from './worker';

const people = 3;

/** Runs a seed on hosts that share a store; returns what is wrong after it. */
export async function simulate(seed: number, hosts: readonly TestHost[]): Promise<string[]> {
  const [first] = hosts;
  if (!first) throw new Error('There is no host');
  const api = new Api(first);
  const workers: Worker[] = [];
  const network = new Network(randomOf(seed), hosts);
  network.told.sessions = await first.store.count('session');
  for (let place = 1; place <= people; place += 1) {
    const signIn = async () => {
      network.told.sessions += 1;
      const { body } = await api.call('login', { email: 'staff@coursedesk.test', password, grant_type: 'password' });
      return clientOf(network, calls.login.reply.parse(body).data);
    };
    workers.push(new Worker(network, await signIn(), signIn, `person ${place}`, place));
  }
  await network.run(workers.map((worker) => () => worker.work()));
  return wrongAfter(hosts, first.store, network.told);
}
