import type { Session } from '@/contract/account';
import { isExpired } from '@/providers/auth/isExpired';

interface AuthorizedParts {
  session: { read(): Promise<Session | null> };
  /** A session that has a newer access token than this one; rejects when there is none to be had. */
  refresh(staleAccess: string): Promise<Session>;
}

/**
 * Makes a request as the person who is signed in, or as nobody, and once more after a refresh where it is answered with 401.
 * Rejects as the request does, and where the refresh brings nothing.
 */
export type Authorized = <Answer extends { status: number }>(
  request: (person: Session | null) => Promise<Answer>,
) => Promise<Answer>;

export function createAuthorized({ session, refresh }: AuthorizedParts): Authorized {
  let renewed: string | undefined;

  /** The session, renewed first where its token is over: that saves a request, and an upload from being sent twice. */
  async function signedIn() {
    const person = await session.read();
    // A token fresh from the server is good, whatever this browser's clock says.
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

/** The header that says who asks. */
export const bearer = (person: Session | null): Record<string, string> =>
  person ? { authorization: `Bearer ${person.tokens.access}` } : {};
