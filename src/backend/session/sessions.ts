import type { Context } from '@/backend/handler';
import type { OutsideAccount, Renewed } from '@/backend/oidc';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { deviceOf, noteActivity, noteSignIn } from './activity';
import { rightsOf } from './rights';
import { open, seal } from './sealed';
import { issueTokens } from './tokens';

/** Signs somebody in, in a browser of theirs; returns what that answers. `outside` is their account of the office's own, if they came by that. */
export async function beginSession(context: Context, user: Row<'user'>, outside?: OutsideAccount) {
  const { store, host, now, client, agent } = context;
  await store.removeMany('session', { where: { user_iid: user.iid, expires_at: { lte: now.toISOString() } } });
  const session = await store.insert('session', {
    user_iid: user.iid,
    refresh_id: host.newToken(),
    previous_id: null,
    used_id: null,
    rotated_at: null,
    expires_at: expiry(context),
    began_at: now.toISOString(),
    client,
    ...(await deviceOf(agent)),
    outside_token: outside ? '' : null,
    outside_at: outside ? now.toISOString() : null,
  });
  if (outside?.token !== undefined) await keepToken(context, session.iid, outside.token);
  await noteSignIn(context, user);
  const rights = await rightsOf(store, user.role_iid);
  return { ...user, tokens: await issueTokens(host, user, session), ...(rights && { rights }) };
}

export const expiry = ({ host, now }: Pick<Context, 'host' | 'now'>): string =>
  new Date(now.getTime() + host.lifetimes.refresh * 1000).toISOString();

/** It opens for the session that has it alone, and is no second factor of a person with the same id. */
const sealOf = (session: number) => `session ${session}`;

const keepToken = async ({ store, host }: Pick<Context, 'store' | 'host'>, session: number, token: string) =>
  store.update('session', session, { outside_token: await seal(host, token, sealOf(session)) });

/** How long what is known of an account of the office's own is believed, in milliseconds. */
const believed = 10 * 60_000;

/**
 * Looks whether an account of the office's own, by which a session began, still stands there; otherwise ends the session. Of several processes
 * and tabs one looks. While that account's provider doesn't answer, nothing changes. `roleOf` reads the role that its groups give.
 */
export async function checkOutside(
  before: Context,
  iid: number,
  roleOf: (store: Store, account: OutsideAccount) => Promise<number | null>,
): Promise<void> {
  const { store, host, now } = before;
  const session = await store.get('session', iid);
  if (!session || session.outside_token === null) return;
  const since = new Date(now.getTime() - believed).toISOString();
  const where = { iid, outside_at: { lte: since } };
  if ((await store.updateMany('session', { where }, { outside_at: now.toISOString() })) === 0) return;
  const known = await renewed(before, session);
  if (known === 'same') return;
  await store.tx(async (tx) => {
    const context = { ...before, store: tx };
    const user = await tx.get('user', session.user_iid, 'lock');
    const role_iid =
      known === 'gone' || !host.oidc?.givesRoles ? undefined : await roleOf(tx, known).catch(() => 'none' as const);
    if (known === 'gone' || role_iid === 'none') {
      await tx.remove('session', iid);
      await noteActivity(tx, before, { kind: 'sessions_ended', user, about: host.oidc?.issuer ?? null });
      return;
    }
    if (known.token !== undefined) await keepToken(context, iid, known.token);
    if (role_iid !== undefined) await tx.update('user', session.user_iid, { role_iid });
  });
}

/** Reads an account anew; the `same` where nobody can tell now. */
async function renewed({ host }: Context, { iid, outside_token }: Row<'session'>): Promise<Renewed> {
  if (!host.oidc) return 'gone';
  // A provider that gives nothing to ask with, as it wasn't asked for: see the configuration.
  if (!outside_token) return 'same';
  try {
    return await host.oidc.renew(await open(host, outside_token, sealOf(iid)));
  } catch (error) {
    host.report(error);
    return 'same';
  }
}
