import { decodedText } from '@/backend/encodedId';
import type { Handlers } from '@/backend/handler';
import { digest, linkedPage, mailLink } from '@/backend/mailLink';
import { Refusal } from '@/backend/refusal';
import type { accountCalls } from '@/contract/account';
import { say } from '@/contract/message';
import { wholeNumberIn } from '@/domain/wholeNumber';

/** How many links an address may ask for in a minute, for whomever. */
const mostPerClient = 20;

type PasswordCalls = Pick<typeof accountCalls, 'resetPassword' | 'completePasswordReset' | 'changePassword'>;

/** Setting a new password, with a mailed link or with the old password. */
export const passwordHandlers: Handlers<PasswordCalls> = {
  resetPassword: {
    async prepare({ email, redirect_url }, { host, client, now }) {
      await host.tries.enter(`reset ${client} ${email}`, now);
      await host.tries.enter(`reset ${client}`, now, mostPerClient);
      const page = linkedPage(host, redirect_url);
      return async (context) => {
        const [user] = await context.store.list('user', { where: { email } });
        await mailLink(context, user?.is_disabled ? undefined : user, { page, kind: 'reset' });
        // The answer is the same either way, so that it doesn't reveal who has an account.
        return { msg: say('reset_sent') };
      };
    },
  },

  completePasswordReset: {
    async prepare({ password, uidb64, token }, { host }) {
      const [password_hash, token_hash] = await Promise.all([host.passwords.hash(password), digest(token)]);
      return async ({ store, now }) => {
        const user_iid = readUid(uidb64);
        await store.get('user', user_iid, 'lock');
        const good = { user_iid, token_hash, used: false, expires_at: { gt: now.toISOString() } };
        if ((await store.updateMany('password_reset', { where: good }, { used: true })) === 0) {
          throw new Refusal(400, { msg: say('reset_link_spent') });
        }
        await store.removeMany('password_reset', { where: { user_iid } });
        await store.update('user', user_iid, { password_hash });
        await store.removeMany('session', { where: { user_iid } });
        return { msg: say('password_changed') };
      };
    },
  },

  changePassword: {
    async prepare({ old_password, new_password }, { store, host, person, now }) {
      const user = await store.get('user', person.iid);
      if (!user) throw new Refusal(401, { msg: say('session_ended') });
      const key = `password ${user.email}`;
      await host.tries.enter(key, now);
      if (!(await host.passwords.verify(old_password, user.password_hash))) {
        throw new Refusal(400, { msg: say('old_password_wrong'), errors: { old_password: [say('old_password_wrong')] } });
      }
      await host.tries.succeeded(key);
      const password_hash = await host.passwords.hash(new_password);
      return async (context) => {
        await context.store.update('user', user.iid, { password_hash });
        await context.store.removeMany('session', { where: { user_iid: user.iid, iid: { not: person.session } } });
        return { msg: say('password_changed') };
      };
    },
  },
};

/** Reads the user's id from a link; returns 0, which no user has, for anything else. */
const readUid = (uidb64: string): number => wholeNumberIn(decodedText(uidb64)) ?? 0;
