import { sign, verify } from 'hono/jwt';
import { z } from 'zod/mini';
import type { Person } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { type Store, unavailableIn } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { noteAmong } from '@/domain/remembered';
import { rightsIn } from './rights';

/** Who issues the tokens, and for what: a token of another product with the same secret is none of ours. */
const issuer = { iss: 'coursedesk', aud: 'coursedesk' } as const;
const issued = { iss: z.literal(issuer.iss), aud: z.literal(issuer.aud) };

const accessClaims = z.object({
  ...issued,
  kind: z.literal('access'),
  sub: z.string(),
  session: z.int(),
  username: z.string(),
  email: z.string(),
  is_staff: z.boolean(),
  /** The id of the refresh token that came with it; tokens of older versions don't say. */
  refresh: z.optional(z.string()),
  exp: z.number(),
});

const refreshClaims = z.object({ ...issued, kind: z.literal('refresh'), session: z.int(), jti: z.string(), exp: z.number() });

type Signer = Pick<Host, 'secret' | 'lifetimes' | 'now' | 'verified'>;

/** Issues the tokens of a session; the same session gets the same refresh token. */
export async function issueTokens(host: Signer, user: Row<'user'>, session: Row<'session'>) {
  const access: z.input<typeof accessClaims> = {
    ...issuer,
    kind: 'access',
    sub: String(user.iid),
    session: session.iid,
    username: user.username,
    email: user.email,
    is_staff: user.is_staff,
    refresh: session.refresh_id,
    exp: inSeconds(host.now()) + host.lifetimes.access,
  };
  const refresh: z.input<typeof refreshClaims> = {
    ...issuer,
    kind: 'refresh',
    session: session.iid,
    jti: session.refresh_id,
    exp: inSeconds(new Date(session.expires_at)),
  };
  return { access: await sign(access, host.secret), refresh: await sign(refresh, host.secret) };
}

/**
 * Returns the person of an access token, as they are now; undefined when it isn't ours, has expired, or its session has ended: whoever signs
 * out, changes the password, is no longer staff, gets another role or is disabled has the rights of before no longer.
 */
export async function readAccess(host: Signer & Pick<Host, 'people'>, token: string): Promise<Person | undefined> {
  const claims = await readClaims(host, token, accessClaims);
  return claims && host.people.ofSession(claims.session, claims.refresh);
}

/** Returns the people of sessions that haven't ended, by session. */
export async function peopleOf(store: Store, sessions: readonly number[]): Promise<Map<number, Person>> {
  const found = await standing(store, sessions);
  return new Map(found.map((each) => [each.iid, personOf(each)]));
}

/** Returns the person of a session that hasn't ended; notes that its tokens are used, if these are the ones with the refresh token of this id. */
export async function personUsing(store: Store, session: number, refresh: string | undefined): Promise<Person | undefined> {
  const [found] = await standing(store, [session]);
  if (!found) return undefined;
  const { iid, refresh_id, previous_id, used_id } = found;
  const isFirstUse = refresh === refresh_id && refresh !== used_id && previous_id !== null;
  if (isFirstUse)
    await store.updateMany('session', { where: { iid, refresh_id } }, { used_id: refresh_id }).catch(unlessUnavailable);
  return personOf(found);
}

/** A disk without room lets nobody write, and everybody read. */
function unlessUnavailable(error: unknown): void {
  if (!unavailableIn(error)) throw error;
}

const standing = (store: Store, sessions: readonly number[]) =>
  store.list('session', { where: { iid: sessions, 'user_iid.is_disabled': false }, join: personOfSession });

function personOf(session: Awaited<ReturnType<typeof standing>>[number]): Person {
  const { iid, user_iid, outside_token, username, email, is_staff, rights, is_demanded, has_second_factor } = session;
  return {
    ...{ iid: user_iid, session: iid, username: username || email, email, isStaff: is_staff },
    ...{ rights: rightsIn(rights), lacksFactor: is_demanded === true && !has_second_factor && outside_token === null },
  };
}

const personOfSession = {
  username: 'user_iid.username',
  email: 'user_iid.email',
  is_staff: 'user_iid.is_staff',
  is_disabled: 'user_iid.is_disabled',
  rights: 'user_iid.role_iid.rights',
  is_demanded: 'user_iid.role_iid.second_factor',
  has_second_factor: 'user_iid.has_second_factor',
} as const;

/** Returns the session and the id in a refresh token; undefined when it isn't ours or has expired. */
export const readRefresh = (host: Signer, token: string) => readClaims(host, token, refreshClaims);

/** The most tokens of which the payloads are kept. */
const mostVerified = 10_000;

async function readClaims<Claims extends { exp: number }>(host: Signer, token: string, schema: z.ZodMiniType<Claims>) {
  // The host's clock decides the expiry, not the library's.
  const payload =
    host.verified?.get(token) ??
    (await verify(token, host.secret, { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => undefined));
  const claims = schema.safeParse(payload).data;
  if (!claims || claims.exp <= inSeconds(host.now())) {
    host.verified?.delete(token);
    return undefined;
  }
  if (host.verified) noteAmong(host.verified, mostVerified, token, payload);
  return claims;
}

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
