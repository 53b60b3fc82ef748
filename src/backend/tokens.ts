import { sign, verify } from 'hono/jwt';
import { z } from 'zod/mini';
import type { Row } from '@/backend/store/tables';
import type { Host } from './host';

/** The person who makes a call, from their access token. */
export interface Person {
  iid: number;
  session: number;
  username: string;
  email: string;
  isStaff: boolean;
}

/** The person of a public call. */
export const nobody: Person = { iid: 0, session: 0, username: '', email: '', isStaff: false };

const accessClaims = z.object({
  kind: z.literal('access'),
  sub: z.coerce.number(),
  session: z.int(),
  username: z.string(),
  email: z.string(),
  is_staff: z.boolean(),
  exp: z.number(),
});

const refreshClaims = z.object({ kind: z.literal('refresh'), session: z.int(), jti: z.string(), exp: z.number() });

type Signer = Pick<Host, 'secret' | 'lifetimes' | 'now'>;

/** Issues the tokens of a session; the same session gets the same refresh token. */
export async function issueTokens(host: Signer, user: Row<'user'>, session: Row<'session'>) {
  const access: z.input<typeof accessClaims> = {
    kind: 'access',
    sub: String(user.iid),
    session: session.iid,
    username: user.username,
    email: user.email,
    is_staff: user.is_staff,
    exp: inSeconds(host.now()) + host.lifetimes.access,
  };
  const refresh: z.input<typeof refreshClaims> = {
    kind: 'refresh',
    session: session.iid,
    jti: session.refresh_id,
    exp: inSeconds(new Date(session.expires_at)),
  };
  return { access: await sign(access, host.secret), refresh: await sign(refresh, host.secret) };
}

/** Returns the person of an access token; undefined when it isn't ours or has expired. */
export async function readAccess(host: Signer, token: string): Promise<Person | undefined> {
  const claims = await readClaims(host, token, accessClaims);
  if (!claims) return undefined;
  const { sub, session, username, email, is_staff } = claims;
  return { iid: sub, session, username: username || email, email, isStaff: is_staff };
}

/** Returns the session and the id in a refresh token; undefined when it isn't ours or has expired. */
export const readRefresh = (host: Signer, token: string) => readClaims(host, token, refreshClaims);

async function readClaims<Claims extends { exp: number }>(host: Signer, token: string, schema: z.ZodMiniType<Claims>) {
  // The host's clock decides the expiry, not the library's.
  const payload = await verify(token, host.secret, { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(() => undefined);
  const claims = schema.safeParse(payload).data;
  return claims && claims.exp > inSeconds(host.now()) ? claims : undefined;
}

const inSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);
