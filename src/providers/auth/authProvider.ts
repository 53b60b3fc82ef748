import type { AuthProvider } from 'react-admin';
import { fullName } from '@/domain/fullName';
import { publicPathOf } from '@/domain/publicPaths';
import { loginPath } from '@/domain/returnPath';
import type { Client } from '@/providers/api/client';
import { endSession } from './endSession';
import type { SessionKeeper } from './session';

interface AuthParts {
  session: SessionKeeper;
  client: Client;
  /** The identity's name where there is none, in the language of the moment. */
  anonymous(): string;
}

/** Who may be in the shell. Signing in happens on a page outside it. */
export function createAuthProvider({ session, client, anonymous }: AuthParts): AuthProvider {
  const signInPath = () => loginPath(window.location.pathname + window.location.search, session.whyGone());

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
      // The session has ended: what was typed waits for its owner. The first of many calls to find that out has led away already.
      return publicPathOf(window.location.pathname) ? false : signInPath();
    },

    async checkAuth() {
      const person = await session.read();
      if (!person) throw { redirectTo: signInPath(), message: false };
      if (!person.is_staff) throw { redirectTo: '/unauthorized', message: false };
    },

    // An ended session leads away by itself. Here react-admin would swallow the 401, and a save would seem to have gone through.
    checkError: async () => undefined,

    async getIdentity() {
      const person = await session.read();
      return { id: person?.email ?? '', fullName: (person && fullName(person)) ?? anonymous() };
    },

    getPermissions: async () => ((await session.read())?.is_staff ? 'staff' : 'none'),
  };
}
