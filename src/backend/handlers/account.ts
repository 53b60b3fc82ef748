import type { Context, Handlers } from '@/backend/handler';
import { Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { insertAccount } from '@/backend/session/mailLink';
import { nobodysMail, writeMail } from '@/backend/session/outbox';
import { rightsOf } from '@/backend/session/rights';
import { codeRefusal, signInCode, spendSignInCode } from '@/backend/session/secondFactor';
import { beginSession, checkOutside, expiry } from '@/backend/session/sessions';
import { enterAccount } from '@/backend/session/throttle';
import { issueTokens, readRefresh } from '@/backend/session/tokens';
import type { Row } from '@/backend/store/tables';
import type { accountCalls } from '@/contract/account';
import type { ActivityKind } from '@/contract/activity';
import { say } from '@/contract/message';
import { roleOf } from './oidc';
import { checkPasswords, heldAccount, passwordHandlers } from './passwords';

/** How long, in milliseconds, the previous refresh token still gets the same successor, though that is used: two tabs may refresh at once. */
const grace = 20_000;

/** How many sign-ins an address may try in a minute. */
const mostSignIns = 100;

/** Signing in, staying signed in, signing out. */
const sessionHandlers: Handlers<Pick<typeof accountCalls, 'login' | 'refresh' | 'logout'>> = {
  login: {
    async prepare({ email, password, code: typed }, before) {
      const { store, host } = before;
      checkPasswords(host);
      const key = await enterAccount(before, { what: 'login', account: email, mostPerClient: mostSignIns });
      const [known] = await store.list('user', { where: { email } });
      // An unknown address takes as long as a known one, or the time would reveal which are known.
      const matches = await (known ? host.passwords.verify(password, known.password_hash) : host.passwords.hash(password));
      if (!known || matches !== true) {
        await noteRefusal(before, 'sign_in_refused', known);
        throw noSuchAccount();
      }
      await host.throttle.succeeded(key);
      if (known.is_disabled) await noteRefusal(before, 'disabled_refused', known);
      const code = await signInCode(before, known, typed);
      if (code === 'wrong') {
        await noteRefusal(before, 'code_refused', known);
        throw codeRefusal('code_wrong');
      }

      return async (context) => {
        const { user, isVerified } = await heldAccount(context, known);
        // It has another password by now, and this one opens nothing.
        if (!user || !isVerified) throw noSuchAccount();
        // Only whoever knows the password learns it.
        if (user.is_disabled) throw new Refusal(403, { detail: say('account_disabled') });
        await spendSignInCode(context.store, user, code);
        return { data: await beginSession(context, user) };
      };
    },
  },

  refresh: {
    async prepare({ refresh }, before) {
      const claims = await readRefresh(before.host, refresh);
      if (claims) await checkOutside(before, claims.session, roleOf);
      return (context) => refreshed(context, claims);
    },
  },

  logout: async ({ refresh }, context) => {
    const { store, host, person } = context;
    const claims = await readRefresh(host, refresh);
    const session = claims && (await store.get('session', claims.session, 'lock'));
    if (session?.user_iid === person.iid) {
      await store.remove('session', session.iid);
      await noteActivity(store, context, { kind: 'signed_out' });
    }
    return { msg: say('logged_out') };
  },
};

/** Notes a sign-in that is refused, before a transaction that it would undo. */
const noteRefusal = ({ store, ...sender }: Context, kind: ActivityKind, user: Row<'user'> | undefined) =>
  store.tx((tx) => noteActivity(tx, sender, { kind, user }));

async function refreshed(context: Context, claims: Awaited<ReturnType<typeof readRefresh>>) {
  const { store, host, now } = context;
  const session = claims && (await store.get('session', claims.session, 'lock'));
  const user = session && (await store.get('user', session.user_iid));
  if (!user || user.is_disabled) throw ended();
  const tokens = async (of: Row<'session'>) => ({
    ...(await issueTokens(host, user, of)),
    ...(user.is_staff && { rights: await rightsOf(store, user.role_iid) }),
  });
  if (claims.jti === session.refresh_id) return tokens(await rotate(context, session));
  const isJustRotated = now.getTime() - Date.parse(session.rotated_at ?? '') <= grace;
  // Where the successor was never used, the answer with it was lost.
  const isSuccessorUsed = session.used_id === session.refresh_id;
  if (claims.jti === session.previous_id && (isJustRotated || !isSuccessorUsed)) return tokens(session);

  // If a token is used whose successor was, it or that has been stolen.
  await store.remove('session', session.iid);
  return ended();
}

const noSuchAccount = () => new Refusal(401, { detail: say('no_such_account') });

const ended = () => new Refusal(401, { msg: say('session_ended') });

async function rotate(context: Context, session: Row<'session'>): Promise<Row<'session'>> {
  const changes = {
    refresh_id: context.host.newToken(),
    previous_id: session.refresh_id,
    rotated_at: context.now.toISOString(),
    expires_at: expiry(context),
  };
  await context.store.update('session', session.iid, changes);
  return { ...session, ...changes };
}

/** What a new account is. */
const stranger = { is_staff: false, role_iid: null, is_disabled: false, has_second_factor: false } as const;

/** Signing in and out, and the account's own password. */
export const accountHandlers: Handlers<typeof accountCalls> = {
  ...sessionHandlers,
  ...passwordHandlers,

  signup: {
    async prepare({ password, ...form }, { host, now, client }) {
      checkPasswords(host);
      if (!host.signUp) throw new Refusal(403, { msg: say('sign_up_closed') });
      // By the client alone: whoever makes many accounts has many mails.
      await host.throttle.enter(`signup ${client}`, now);
      const password_hash = await host.passwords.hash(password);
      return async ({ store, now: at }) => {
        const [owner] = await store.list('user', { where: { email: form.email } });
        if (owner) {
          const to = owner.is_disabled ? nobodysMail : owner.email;
          await writeMail({ store, now: at }, { to, kind: 'sign_up', link: `${host.sites[0]}/login` });
        } else await insertAccount(store, { ...form, username: form.email, middle_name: null, ...stranger, password_hash });
        // The answer is the same either way, so that it doesn't reveal who has an account.
        return { msg: say('signed_up') };
      };
    },
  },
};
