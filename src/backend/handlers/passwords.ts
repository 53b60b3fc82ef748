import { encodeBase64Url } from 'hono/utils/encode';
import { decodedText } from '@/backend/encodedId';
import type { Context, Handlers } from '@/backend/handler';
import { nobodysMail } from '@/backend/outbox';
import { Refusal } from '@/backend/refusal';
import type { Row } from '@/backend/store/tables';
import type { accountCalls } from '@/contract/account';
import { id } from '@/contract/fields';
import { say } from '@/contract/message';

/** How long a mailed link is valid, in milliseconds. */
const linkLifetime = 60 * 60 * 1000;

/** How long, in milliseconds, a further request leaves a link valid: its mail may be open already, and anybody may ask for another. */
const youth = 60 * 1000;

/** How many links an address may ask for in a minute, for whomever. */
const mostPerClient = 20;

type PasswordCalls = Pick<typeof accountCalls, 'resetPassword' | 'completePasswordReset' | 'changePassword'>;

/** Setting a new password, with a mailed link or with the old password. */
export const passwordHandlers: Handlers<PasswordCalls> = {
  resetPassword: {
    async prepare({ email, redirect_url }, { host, client, now }) {
      await host.tries.enter(`reset ${client} ${email}`, now);
      await host.tries.enter(`reset ${client}`, now, mostPerClient);
      const page = new URL(redirect_url);
      if (!host.origins.includes(page.origin)) {
        throw new Refusal(400, { msg: say('redirect_not_ours'), errors: { redirect_url: [say('redirect_not_ours')] } });
      }
      return async (context) => {
        const [user] = await context.store.list('user', { where: { email } });
        await mailLink(context, user, page);
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

/**
 * Writes a link, and the mail with it. For an address that nobody has it writes as much, a link of nobody and a mail to nobody: otherwise the
 * time that the answer takes would tell who has an account.
 */
async function mailLink({ store, host, now }: Context, user: Row<'user'> | undefined, page: URL): Promise<void> {
  const user_iid = user?.iid ?? null;
  const token = host.newToken();
  const expires = now.getTime() + linkLifetime;
  const old = new Date(expires - youth).toISOString();
  await store.removeMany('password_reset', { where: { user_iid, expires_at: { lte: old } } });
  await store.insert('password_reset', {
    user_iid,
    token_hash: await digest(token),
    expires_at: new Date(expires).toISOString(),
    used: false,
  });
  page.searchParams.set('uidb64', uidOf(user_iid ?? 0));
  page.searchParams.set('token', token);
  await store.insert('outbox_mail', {
    to: user?.email ?? nobodysMail,
    subject: 'Reset your Coursedesk password',
    link: page.href,
    sent_at: now.toISOString(),
    attempts: 0,
    due_at: now.toISOString(),
  });
}

const uidOf = (iid: number): string => encodeBase64Url(new TextEncoder().encode(String(iid)).buffer);

/** Reads the user's id from a link; returns 0, which no user has, for anything else. */
const readUid = (uidb64: string): number => id.safeParse(Number(decodedText(uidb64))).data ?? 0;

/** Returns the digest of a link's token. Only that is stored, so that whoever reads the table can't use it. */
async function digest(token: string): Promise<string> {
  return encodeBase64Url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
}
