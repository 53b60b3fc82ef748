import type { Handlers } from '@/backend/handler';
import type { accountCalls } from '@/contract/account';
import { say } from '@/contract/message';
import { passwordHandlers } from './passwords';
import { sessionHandlers } from './sessions';

/** Signing in and out, and the account's own password. */
export const accountHandlers: Handlers<typeof accountCalls> = {
  ...sessionHandlers,
  ...passwordHandlers,

  signup: {
    async prepare({ password, ...form }, { host, now, client, tries }) {
      // By the client alone: whoever makes many accounts has many mails.
      tries.enter(`signup ${client}`, now);
      const password_hash = await host.passwords.hash(password);
      return async ({ store }) => {
        await store.insert('user', { ...form, username: form.email, middle_name: null, is_staff: false, password_hash });
        return { msg: say('signed_up') };
      };
    },
  },
};
