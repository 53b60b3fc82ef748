import type { Context } from '@/backend/handler';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import type { ActivityKind, Device } from '@/contract/activity';
import { writeMail } from './outbox';

interface Noted {
  kind: ActivityKind;
  /** Whose account it is; by default that of whoever makes the call. */
  user?: Pick<Row<'user'>, 'iid' | 'email'> | undefined;
  about?: string | null;
}

type Sender = Pick<Context, 'person' | 'client' | 'agent' | 'now'>;

const hour = 60 * 60 * 1000;

/** Writes down that something has happened. Refusals of an hour are one row: whoever makes thousands of them fills no table. */
export async function noteActivity(store: Store, sender: Sender, { kind, user, about = null }: Noted): Promise<void> {
  const { person, client, now } = sender;
  const by = user ?? (person.iid === 0 ? undefined : person);
  const at = now.toISOString();
  const place = { client, ...(await deviceOf(sender.agent)) };
  const row = { kind, user_iid: by?.iid ?? null, person: by?.email ?? null, about, ...place };
  if (isRefusal(kind)) {
    const since = new Date(now.getTime() - hour).toISOString();
    const [last] = await store.list('activity', { where: { ...row, at: { gte: since } }, limit: 1, lock: 'lock' });
    if (last) return void (await store.update('activity', last.iid, { at, times: last.times + 1 }));
  }
  await store.insert('activity', { ...row, at, times: 1 });
}

const isRefusal = (kind: ActivityKind) => kind.endsWith('refused');

/** Names the browser and the system of a `User-Agent`; '' where it doesn't say. The code for it loads with the first. */
export async function deviceOf(agent: string): Promise<Device> {
  if (agent === '') return { browser: '', system: '' };
  const { default: bowser } = await import('bowser');
  const { browser, os } = bowser.parse(agent);
  return { browser: browser.name ?? '', system: os.name ?? '' };
}

/** Notes a sign-in, and tells its person by mail if they never signed in from such a browser, or from there. */
export async function noteSignIn(context: Context, user: Row<'user'>): Promise<void> {
  const { store, host, client, agent } = context;
  const own = await deviceOf(agent);
  const before = await store.list('activity', {
    where: { kind: 'signed_in', user_iid: user.iid },
    sort: [{ column: 'iid', order: 'desc' }],
    limit: mostLooked,
  });
  await noteActivity(store, context, { kind: 'signed_in', user });
  const knows = (isSame: (row: Row<'activity'>) => boolean) => before.length === 0 || before.some(isSame);
  const isKnown =
    knows((row) => row.browser === own.browser && row.system === own.system) &&
    knows((row) => networkOf(row.client) === networkOf(client));
  if (isKnown) return;
  const about = [own.browser, own.system, client].filter(Boolean).join(', ');
  await writeMail(context, { to: user.email, kind: 'new_place', about, link: `${host.sites[0]}/settings` });
}

/** How many of somebody's last sign-ins are looked through. */
const mostLooked = 200;

/** Returns the part of a network address that a provider's customer mostly keeps: the first half of IPv4, the first 32 bits of IPv6. */
const networkOf = (client: string): string => client.split(/[.:]/).slice(0, 2).join('.');
