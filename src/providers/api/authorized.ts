import type { Session } from '@/contract/account';
import { isExpired } from '@/providers/auth/isExpired';

interface AuthorizedParts {
  session: { read(): Promise<Session | null> };
  /** Returns a session with a newer access token than this one; rejects when there is none. */
  refresh(staleAccess: string): Promise<Session>;
}

/**
 * Makes a request as the signed-in person, or as nobody, and repeats it after a refresh if the answer is 401. Rejects as the request does,
 * and where the refresh fails.
 */
export type Authorized = <Answer extends { status: number }>(
  request: (person: Session | null) => Promise<Answer>,
) => Promise<Answer>;

export function createAuthorized({ session, refresh }: AuthorizedParts): Authorized {
  let renewed: string | undefined;

  /**
   * Returns the session and refreshes it first if its token has expired: that saves a request, and spares an upload from being sent twice.
   */
  async function signedIn() {
    const person = await session.read();
    // A token fresh from the server is valid, whatever this browser's clock says.
    const over = person && person.tokens.access !== renewed && isExpired(person.tokens.access);
    return over ? renew(person) : person;
  }

  async function renew(person: Session) {
    const next = await refresh(person.tokens.access);
    renewed = next.tokens.access;
    return next;
  }

  return async (request) => {
    const person = await signedIn();
    const first = await request(person);
    return first.status === 401 && person ? request(await renew(person)) : first;
  };
}

/** The header that names the sender. */
export const bearer = (person: Session | null): Record<string, string> =>
  person ? { authorization: `Bearer ${person.tokens.access}` } : {};
