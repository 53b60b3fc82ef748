import type { Context, Handlers } from '@/backend/handler';
import type { OutsideAccount } from '@/backend/oidc';
import { Refusal } from '@/backend/refusal';
import { digest, insertAccount, linkedPage, setPassword } from '@/backend/session/mailLink';
import { clearFactor } from '@/backend/session/secondFactor';
import { beginSession } from '@/backend/session/sessions';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { oidcCalls } from '@/contract/oidc';

/** How long somebody may take to sign in there, in milliseconds. */
const patience = 15 * 60_000;

/** How many times an address may begin in a minute. */
const most = 30;

/** Signing in by accounts of the office's own. */
export const oidcHandlers: Handlers<typeof oidcCalls> = {
  beginOidc: {
    async prepare({ redirect_url }, { host, client, now }) {
      const { oidc } = host;
      if (!oidc) throw notHere();
      await host.throttle.enter(`oidc ${client}`, now, most);
      const { url, state, ...kept } = await oidc.begin(linkedPage(host, redirect_url).href).catch(unanswered(host));
      return async (context) => {
        await context.store.removeMany('oidc_request', { where: { expires_at: { lte: context.now.toISOString() } } });
        const expires_at = new Date(context.now.getTime() + patience).toISOString();
        await context.store.insert('oidc_request', { ...kept, state_hash: await digest(state), expires_at });
        return { data: { url, state } };
      };
    },
  },

  completeOidc: {
    async prepare({ query }, { store, host, client, now }) {
      const { oidc } = host;
      if (!oidc) throw notHere();
      await host.throttle.enter(`oidc ${client}`, now, most);
      const state = new URLSearchParams(query).get('state') ?? '';
      const where = { state_hash: await digest(state), expires_at: { gt: now.toISOString() } };
      const [request] = await store.list('oidc_request', { where });
      if (!request) throw again();
      const account = await oidc.complete({ ...request, state }, query).catch(unanswered(host));
      // Nobody knows a password with this hash.
      const password_hash = await host.passwords.hash(host.newToken());
      return async (context) => {
        if ((await context.store.removeMany('oidc_request', { where })) === 0) throw again();
        const user = await userOf(context, { account, password_hash, ...oidc });
        return { data: await beginSession(context, user, account) };
      };
    },
  },
};

interface Known {
  account: OutsideAccount;
  password_hash: string;
  issuer: string;
  givesRoles: boolean;
}

/** Returns the account here of somebody who has signed in there: the one of before, the one with their mail, or a new one. */
async function userOf({ store }: Context, known: Known): Promise<Row<'user'>> {
  const { account, issuer, givesRoles } = known;
  const { subject, email } = account;
  const role = givesRoles ? { role_iid: await roleOf(store, account) } : {};
  const [link] = await store.list('outside_account', { where: { issuer, subject } });
  const [found] = await store.list('user', { where: link ? { iid: link.user_iid } : { email }, lock: 'lock' });
  checkInvited(found, known);
  if (!link && found) await checkOther(store, found, issuer);
  const user = found ?? (await addAccount(store, known));
  if (!user.is_staff) await takeOver(store, user, known.password_hash);
  if (!link) await store.insert('outside_account', { user_iid: user.iid, issuer, subject });
  const changes = { is_staff: true, ...role };
  await store.update('user', user.iid, changes);
  return { ...user, ...changes };
}

/** Refuses whoever may not come in, though they have signed in there. */
function checkInvited(found: Row<'user'> | undefined, { account: { email }, givesRoles }: Known): void {
  if (!found?.is_staff && !givesRoles) throw new Refusal(403, { msg: say('oidc_not_invited', { email }) });
  if (found?.is_disabled) throw new Refusal(403, { msg: say('account_disabled') });
}

/** Refuses whoever has been given the mail of somebody who signed in by another account there: they aren't the same person. */
async function checkOther(store: Store, { iid, email }: Row<'user'>, issuer: string): Promise<void> {
  const other = await store.count('outside_account', { where: { user_iid: iid, issuer } });
  if (other > 0) throw new Refusal(403, { msg: say('oidc_other_person', { email }) });
}

const addAccount = (store: Store, { account: { email, first_name, last_name }, password_hash }: Known) =>
  insertAccount(store, {
    ...{ email, username: email, first_name, middle_name: null, last_name, password_hash },
    ...{ is_staff: true, role_iid: null, is_disabled: false, has_second_factor: false },
  });

/** Of an account that somebody made by themselves nothing is kept that opens it: they may not be who signs in now (ADR 78). */
async function takeOver(store: Store, { iid }: Row<'user'>, password_hash: string): Promise<void> {
  await store.removeMany('password_reset', { where: { user_iid: iid } });
  await clearFactor(store, iid);
  await store.update('user', iid, { has_second_factor: false });
  await setPassword(store, iid, { password_hash });
}

/** Returns the role that somebody's groups give; null gives everything. */
export async function roleOf(store: Store, { role, email }: OutsideAccount): Promise<number | null> {
  if (role === undefined) throw new Refusal(403, { msg: say('oidc_no_role', { email }) });
  if (role === null) return null;
  const [found] = await store.list('role', { where: { role_name: role } });
  if (!found) throw new Refusal(403, { msg: say('oidc_unknown_role', { role }) });
  return found.iid;
}

/** Tells whoever signs in that their office's accounts don't answer, or not as they should; why is for whoever runs the server. */
const unanswered =
  ({ report }: Pick<Context['host'], 'report'>) =>
  (error: unknown): never => {
    if (error instanceof Refusal) throw error;
    report(error);
    throw new Refusal(502, { msg: say('oidc_unanswered') });
  };

const notHere = () => new Refusal(404, { msg: say('oidc_not_here') });
const again = () => new Refusal(400, { msg: say('oidc_again') });
