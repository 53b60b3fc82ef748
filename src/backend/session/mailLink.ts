import { encodeBase64Url } from 'hono/utils/encode';
import type { Context } from '@/backend/handler';
import type { Host } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { Collision, type Store, UniqueViolation } from '@/backend/store/port';
import type { NewRow, Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { mailKinds, nobodysMail, writeMail } from './outbox';

/** How long, in milliseconds, a further request leaves a link valid: its mail may be open already, and anybody may ask for another. */
const youth = 60 * 1000;

/**
 * Writes a link that sets a password, and the mail with it. For an address that nobody has it writes as much, a link of nobody and a mail to
 * nobody: otherwise the time that the answer takes would tell who has an account. Where passwords sign nobody in, it leads to the sign-in page
 * instead. Returns the link.
 */
export async function mailLink(
  { store, host, now }: Pick<Context, 'store' | 'now'> & { host: Pick<Host, 'newToken' | 'passwordsOff' | 'sites'> },
  user: Row<'user'> | undefined,
  { page, kind }: { page: URL; kind: 'reset' | 'invitation' | 'promotion' },
): Promise<string> {
  if (host.passwordsOff) {
    const link = `${host.sites[0]}/login`;
    await writeMail({ store, now }, { to: user?.email ?? nobodysMail, kind: 'outside_invitation', link });
    return link;
  }
  const { lasts } = mailKinds[kind];
  const user_iid = user?.iid ?? null;
  const token = host.newToken();
  const expires = now.getTime() + lasts;
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
  await writeMail({ store, now }, { to: user?.email ?? nobodysMail, kind, link: page.href });
  return page.href;
}

/**
 * Gives an account another password, and ends its sessions, except one that it `keeps`. Mailed links stay: whoever can read the owner's mail
 * proves more than whoever knows the password.
 */
export async function setPassword(
  store: Store,
  user_iid: number,
  { password_hash, keeps = 0 }: { password_hash: string; keeps?: number },
): Promise<void> {
  await store.update('user', user_iid, { password_hash });
  await store.removeMany('session', { where: { user_iid, iid: { not: keeps } } });
}

/** Adds an account; where another transaction has just added one with this address, this one runs again, and finds that. */
export const insertAccount = (store: Store, row: NewRow<'user'>): Promise<Row<'user'>> =>
  store.insert('user', row).catch((error: unknown) => {
    throw error instanceof UniqueViolation ? new Collision(error.rules) : error;
  });

/** Returns the page to which a mailed link leads; throws a refusal for one that isn't ours. */
export function linkedPage({ sites }: Pick<Host, 'sites'>, redirect_url: string): URL {
  const page = new URL(redirect_url);
  if (sites.some((site) => page.href.startsWith(`${site}/`))) return page;
  throw new Refusal(400, { msg: say('redirect_not_ours'), errors: { redirect_url: [say('redirect_not_ours')] } });
}

const uidOf = (iid: number): string => encodeBase64Url(new TextEncoder().encode(String(iid)).buffer);

/** Returns the SHA-256 of a text or of bytes, in Base64. Of a link's token only that is stored, so that whoever reads the table can't use it. */
export async function digest(data: string | ArrayBuffer): Promise<string> {
  return encodeBase64Url(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? new TextEncoder().encode(data) : data));
}
