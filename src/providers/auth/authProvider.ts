import type { AuthProvider } from 'react-admin';
import { fullName } from '@/domain/fullName';
import { publicPathOf } from '@/domain/publicPaths';
import { loginPath } from '@/domain/returnPath';
import type { Client } from '@/providers/api/client';
import { pathHere } from '@/providers/basePath';
import { endSession } from './endSession';
import type { SessionKeeper } from './session';

interface AuthParts {
  session: SessionKeeper;
  client: Pick<Client, 'send'>;
  /** Returns the name to show for a person without one, in the present language. */
  anonymous(): string;
}

/** Decides who may enter the shell. Signing in happens on a page outside it. */
export function createAuthProvider({ session, client, anonymous }: AuthParts): AuthProvider {
  const signInPath = () => {
    const { search, hash } = window.location;
    return loginPath(pathHere() + search + hash, session.whyGone());
  };

  return {
    login: () => Promise.reject(new Error('Signing in happens on the sign-in page')),

    async logout() {
      const person = await session.read();
      // react-admin «logs out» whoever `checkAuth` refuses.
      if (person && !person.is_staff) return '/unauthorized';
      if (person) {
        await endSession({ client, session });
        return signInPath();
      }
      // The session has ended: drafts are kept for their owner. The first of many calls that notice has already gone to the sign-in page.
      return publicPathOf(pathHere()) ? false : signInPath();
    },

    async checkAuth() {
      const person = await session.read();
      if (!person) throw { redirectTo: signInPath(), message: false };
      if (!person.is_staff) throw { redirectTo: '/unauthorized', message: false };
    },

    // An ended session leads to the sign-in page by itself. If this rejected, react-admin would swallow the 401, and a save would seem to
    // have succeeded.
    checkError: async () => undefined,

    async getIdentity() {
      const person = await session.read();
      return { id: person?.email ?? '', fullName: (person && fullName(person)) ?? anonymous() };
    },

    getPermissions: async () => ((await session.read())?.is_staff ? 'staff' : 'none'),
  };
}
