import { Secret, TOTP } from 'otpauth';
import type { Context } from '@/backend/handler';
import { Refusal } from '@/backend/refusal';
import type { Store } from '@/backend/store/port';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import { oneTimeCodes } from '@/contract/secondFactor';
import { typedFigures } from '@/domain/typed/typedFigures';
import { digest } from './mailLink';
import { open, seal } from './sealed';

/** A code that was right when it was read. It isn't used yet, and may be by the time it is to be. */
export type ReadCode = { factor: number; step: number } | { oneTime: number };

type Owner = Pick<Row<'user'>, 'iid' | 'email'>;

/** How long a code is shown, in milliseconds. */
const stepLength = 30_000;

/** What every authenticator app understands: RFC 6238 with SHA-1, 6 digits, 30 seconds. */
const totpOf = ({ email }: Pick<Owner, 'email'>, secret: Secret) => new TOTP({ issuer: 'Coursedesk', label: email, secret });

/** Gives an account a new secret, which counts once it is confirmed; returns it for an authenticator app. */
export async function writeSecret({ store, host }: Pick<Context, 'store' | 'host'>, user: Owner) {
  const secret = new Secret();
  await clearFactor(store, user.iid);
  const sealed = await seal(host, secret.base32, user.iid);
  await store.insert('second_factor', { user_iid: user.iid, secret: sealed, last_step: 0 });
  return { secret: secret.base32, uri: totpOf(user, secret).toString() };
}

/** Removes all of an account's second factor. */
export async function clearFactor(store: Store, user_iid: number): Promise<void> {
  await store.removeMany('second_factor', { where: { user_iid } });
  await store.removeMany('second_factor_code', { where: { user_iid } });
}

/** Locks all of an account's second factor, in its order, before a code is used up and others go with it. */
export async function holdFactor(store: Store, user_iid: number): Promise<void> {
  for (const table of ['second_factor', 'second_factor_code'] as const)
    await store.list(table, { where: { user_iid }, lock: 'lock' });
}

/** Gives an account new one-time codes instead of those that are left; returns them, of which only hashes are stored. */
export async function writeOneTimeCodes(store: Store, user_iid: number): Promise<string[]> {
  await store.removeMany('second_factor_code', { where: { user_iid } });
  // 80 bits each: nobody finds one by its hash.
  const codes = Array.from({ length: oneTimeCodes }, () => new Secret({ size: 10 }).base32);
  for (const code of codes) await store.insert('second_factor_code', { user_iid, code_hash: await digest(code) });
  return codes.map((code) => code.replaceAll(/(?<=^(?:.{4})+)(?=.)/g, '-'));
}

/** Reads a typed code; returns undefined where it isn't right, or was used. A clock may be a step off. */
export async function readCode(
  { store, host, now }: Pick<Context, 'store' | 'host' | 'now'>,
  user: Owner,
  typed: string,
): Promise<ReadCode | undefined> {
  const code = typedFigures(typed)
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (!/^\d{6}$/.test(code)) {
    const [found] = await store.list('second_factor_code', { where: { user_iid: user.iid, code_hash: await digest(code) } });
    return found && { oneTime: found.iid };
  }
  const [factor] = await store.list('second_factor', { where: { user_iid: user.iid } });
  // The operator learns that the secret is another one; the person has the one-time codes.
  const secret = factor && (await open(host, factor.secret, user.iid).catch(host.report));
  if (!factor || !secret) return undefined;
  const delta = totpOf(user, Secret.fromBase32(secret)).validate({ token: code, timestamp: now.getTime(), window: 1 });
  const step = delta === null ? 0 : Math.floor(now.getTime() / stepLength) + delta;
  return step > factor.last_step ? { factor: factor.iid, step } : undefined;
}

/** Uses a code up, in a transaction that has locked its account; returns whether nobody had. Earlier codes are used up with it. */
export async function spendCode(store: Store, code: ReadCode): Promise<boolean> {
  const used =
    'oneTime' in code
      ? await store.removeMany('second_factor_code', { where: { iid: code.oneTime } })
      : await store.updateMany(
          'second_factor',
          { where: { iid: code.factor, last_step: { lt: code.step } } },
          { last_step: code.step },
        );
  return used === 1;
}

/** Counts a try at a second factor, as at a password; returns what forgets the tries when one succeeds. */
export async function enterCode({ host, now }: Pick<Context, 'host' | 'now'>, at: string): Promise<() => Promise<void>> {
  const key = `code ${at}`;
  await host.throttle.enter(key, now);
  return () => host.throttle.succeeded(key);
}

/**
 * Reads the code of somebody whose password is right: `wrong` where it is; throws where it is missing. Tries count by the account alone, from wherever: no
 * stranger gets as far, so that none can keep the owner out.
 */
export async function signInCode(before: Context, user: Row<'user'>, typed = ''): Promise<ReadCode | 'wrong' | undefined> {
  if (!user.has_second_factor) return undefined;
  if (typed.trim() === '') throw codeRefusal('code_required');
  const succeeded = await enterCode(before, `of ${user.iid}`);
  const code = await readCode(before, user, typed);
  if (!code) return 'wrong';
  await succeeded();
  return code;
}

/** Uses up the code of a sign-in, in its transaction; throws where somebody has used it meanwhile, or it is asked for only now. */
export async function spendSignInCode(store: Store, user: Row<'user'>, code: ReadCode | undefined): Promise<void> {
  if (!user.has_second_factor) return;
  if (!code) throw codeRefusal('code_required');
  if (!(await spendCode(store, code))) throw codeRefusal('code_wrong');
}

/** By 403: to a 400 or 401 of a sign-in a client by the specification adds that the email or the password is wrong. */
export const codeRefusal = (rule: 'code_required' | 'code_wrong') =>
  new Refusal(403, { detail: say(rule), errors: { code: [say(rule)] } });
