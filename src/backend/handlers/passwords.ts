import type { Context, Handlers } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { decodedText } from '@/backend/records/encodedId';
import { Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { digest, linkedPage, mailLink, setPassword } from '@/backend/session/mailLink';
import { enterAccount } from '@/backend/session/throttle';
import type { Row } from '@/backend/store/tables';
import type { accountCalls } from '@/contract/account';
import { say } from '@/contract/message';
import { wholeNumberIn } from '@/domain/typed/wholeNumber';

/** How many links an address may ask for in a minute, for whomever, and how many it may use. */
const mostPerClient = { reset: 20, complete: 100 };

type PasswordCalls = Pick<typeof accountCalls, 'resetPassword' | 'completePasswordReset' | 'changePassword'>;

/** Setting a new password, with a mailed link or with the old password. */
export const passwordHandlers: Handlers<PasswordCalls> = {
  resetPassword: {
    async prepare({ email, redirect_url }, before) {
      checkPasswords(before.host);
      await enterAccount(before, { what: 'reset', account: email, mostPerClient: mostPerClient.reset });
      const page = linkedPage(before.host, redirect_url);
      return async (context) => {
        const [user] = await context.store.list('user', { where: { email } });
        await mailLink(context, user?.is_disabled ? undefined : user, { page, kind: 'reset' });
        // The answer is the same either way, so that it doesn't reveal who has an account.
        return { msg: say('reset_sent') };
      };
    },
  },

  completePasswordReset: {
    async prepare({ password, uidb64, token }, before) {
      const user_iid = readUid(uidb64);
      const key = await enterAccount(before, { what: 'complete', account: user_iid, mostPerClient: mostPerClient.complete });
      const token_hash = await digest(token);
      const goodAt = (now: Date) => ({ where: { user_iid, token_hash, used: false, expires_at: { gt: now.toISOString() } } });
      // Before the hash, which is slow: whoever has no link shall not keep the server busy.
      if ((await before.store.count('password_reset', goodAt(before.now))) === 0) throw spent();
      await before.host.throttle.succeeded(key);
      const password_hash = await before.host.passwords.hash(password);
      return async (context) => {
        const { store, now } = context;
        const user = await store.get('user', user_iid, 'lock');
        if ((await store.updateMany('password_reset', goodAt(now), { used: true })) === 0) throw spent();
        await store.removeMany('password_reset', { where: { user_iid } });
        await setPassword(store, user_iid, { password_hash });
        await noteActivity(store, context, { kind: 'password_changed', user });
        return { msg: say('password_changed') };
      };
    },
  },

  changePassword: {
    async prepare({ old_password, new_password }, before) {
      const { host, person } = before;
      const known = await provenAccount(before, old_password, wrongPassword);
      const password_hash = await host.passwords.hash(new_password);
      return async (context) => {
        await ownAccount(context, known, wrongPassword);
        await setPassword(context.store, known.iid, { password_hash, keeps: person.session });
        await noteActivity(context.store, context, { kind: 'password_changed' });
        return { msg: say('password_changed') };
      };
    },
  },
};

/**
 * Locks an account whose password was verified before the transaction, because that is slow; `isVerified` says whether it still has that
 * password. Whatever sets a password or ends sessions locks the account first.
 */
export async function heldAccount({ store }: Pick<Context, 'store'>, { iid, password_hash }: Row<'user'>) {
  const user = await store.get('user', iid, 'lock');
  return { user, isVerified: user?.password_hash === password_hash };
}

/** Verifies the password of whoever makes the call, before its transaction; returns their account, or throws what is `wrong`. */
export async function provenAccount({ store, host, person, now }: Context, password: string, wrong: () => Refusal) {
  const known = await store.get('user', person.iid);
  if (!known) throw sessionEnded();
  // By the session: whoever has got hold of one can't keep the owner from changing it.
  const key = `password ${person.session}`;
  await host.throttle.enter(key, now);
  if (!(await host.passwords.verify(password, known.password_hash))) throw wrong();
  await host.throttle.succeeded(key);
  return known;
}

/** Locks that account, in the transaction; throws what is `wrong` if it has another password by now. */
export async function ownAccount(context: Context, known: Row<'user'>, wrong: () => Refusal) {
  const { user, isVerified } = await heldAccount(context, known);
  // It may have been ended meanwhile, by a link that was used, or on another device.
  if (!user || !(await context.store.get('session', context.person.session))) throw sessionEnded();
  if (!isVerified) throw wrong();
  return { user };
}

/** Refuses whatever is about passwords where they sign nobody in. */
export function checkPasswords({ passwordsOff = false }: Pick<Host, 'passwordsOff'>): void {
  if (passwordsOff) throw new Refusal(403, { msg: say('passwords_off'), detail: say('passwords_off') });
}

const spent = () => new Refusal(400, { msg: say('reset_link_spent') });
export const sessionEnded = () => new Refusal(401, { msg: say('session_ended') });
const wrongPassword = () =>
  new Refusal(400, { msg: say('old_password_wrong'), errors: { old_password: [say('old_password_wrong')] } });

/** Reads the user's id from a link; returns 0, which no user has, for anything else. */
const readUid = (uidb64: string): number => wholeNumberIn(decodedText(uidb64)) ?? 0;
