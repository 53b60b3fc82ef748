import type { Context, Handlers } from '@/backend/handler';
import { fieldRefusal, Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import {
  clearFactor,
  enterCode,
  holdFactor,
  type ReadCode,
  readCode,
  spendCode,
  writeOneTimeCodes,
  writeSecret,
} from '@/backend/session/secondFactor';
import type { Row } from '@/backend/store/tables';
import { say } from '@/contract/message';
import type { FactorState, secondFactorCalls } from '@/contract/secondFactor';
import { ownAccount, provenAccount, sessionEnded } from './passwords';

/** The second factor of whoever makes the call. */
export const secondFactorHandlers: Handlers<typeof secondFactorCalls> = {
  getSecondFactor: async (_, context) => {
    const { store, person } = context;
    const user = await store.get('user', person.iid);
    if (!user) throw sessionEnded();
    return { data: await stateOf(context, user) };
  },

  beginSecondFactor: {
    async prepare({ password }, before) {
      const known = await provenAccount(before, password, wrongPassword);
      return async (context) => {
        const { user } = await ownAccount(context, known, wrongPassword);
        if (user.has_second_factor) throw isOn();
        return { data: await writeSecret(context, user), msg: say('second_factor_begun') };
      };
    },
  },

  confirmSecondFactor: {
    async prepare({ totp }, before) {
      const { store, person } = before;
      const succeeded = await enterCode(before, `in ${person.session}`);
      const read = await readCode(before, person, totp);
      if (!read) throw (await store.count('second_factor', { where: { user_iid: person.iid } })) === 0 ? notBegun() : wrongCode();
      await succeeded();
      return async (context) => {
        const user = await heldInSession(context);
        if (user.has_second_factor) throw isOn();
        if (!(await spendCode(context.store, read))) throw wrongCode();
        await context.store.update('user', user.iid, { has_second_factor: true });
        const codes = await writeOneTimeCodes(context.store, user.iid);
        await noteActivity(context.store, context, { kind: 'second_factor_on' });
        // They were begun by the password alone.
        await context.store.removeMany('session', { where: { user_iid: user.iid, iid: { not: person.session } } });
        return { data: { codes }, msg: say('second_factor_turned_on') };
      };
    },
  },

  renewOneTimeCodes: {
    async prepare({ proof }, before) {
      const proven = await readProof(before, proof);
      return async (context) => {
        const user = await spendProof(context, proven);
        return { data: { codes: await writeOneTimeCodes(context.store, user.iid) }, msg: say('one_time_codes_made') };
      };
    },
  },

  removeSecondFactor: {
    async prepare({ proof }, before) {
      const proven = await readProof(before, proof);
      return async (context) => {
        const { store } = context;
        const user = await spendProof(context, proven);
        await clearFactor(store, user.iid);
        await store.update('user', user.iid, { has_second_factor: false });
        await noteActivity(store, context, { kind: 'second_factor_off' });
        const off = await stateOf(context, { ...user, has_second_factor: false });
        return { data: off, msg: say('second_factor_turned_off') };
      };
    },
  },
};

/** Of whoever came by an account of the office's own its provider asks for a second factor, if it does: none is demanded here. */
async function stateOf(
  { store, person }: Pick<Context, 'store' | 'person'>,
  { iid, role_iid, has_second_factor }: Row<'user'>,
): Promise<FactorState> {
  const session = await store.get('session', person.session);
  const role = role_iid === null ? undefined : await store.get('role', role_iid);
  const codes_left = await store.count('second_factor_code', { where: { user_iid: iid } });
  return { is_on: has_second_factor, is_demanded: role?.second_factor === true && session?.outside_token === null, codes_left };
}

interface Proven {
  known: Row<'user'>;
  /** Undefined where the password proved it. */
  code: ReadCode | undefined;
}

/** Reads what proves whose factor it is: a code, or else the password. */
async function readProof(before: Context, proof: string): Promise<Proven> {
  const { store, person } = before;
  const known = await store.get('user', person.iid);
  if (!known) throw sessionEnded();
  if (!known.has_second_factor) throw isOff();
  const succeeded = await enterCode(before, `in ${person.session}`);
  const code = await readCode(before, known, proof);
  if (!code && !(await before.host.passwords.verify(proof, known.password_hash))) throw wrongProof();
  await succeeded();
  return { known, code };
}

/** Uses that up, in the call's transaction; returns the account, locked. */
async function spendProof(context: Context, { known, code }: Proven): Promise<Row<'user'>> {
  const { user } = code ? { user: await heldInSession(context) } : await ownAccount(context, known, wrongProof);
  if (!user.has_second_factor) throw isOff();
  await holdFactor(context.store, user.iid);
  if (code && !(await spendCode(context.store, code))) throw wrongProof();
  return user;
}

/** Locks the caller's account, if their session still lasts. */
async function heldInSession({ store, person }: Context): Promise<Row<'user'>> {
  const user = await store.get('user', person.iid, 'lock');
  if (!user || !(await store.get('session', person.session))) throw sessionEnded();
  return user;
}

const wrongPassword = () => fieldRefusal('password', say('password_wrong'));
const wrongCode = () => fieldRefusal('totp', say('code_wrong'));
const wrongProof = () => fieldRefusal('proof', say('proof_wrong'));
const notBegun = () => fieldRefusal('totp', say('second_factor_not_begun'));
const isOn = () => new Refusal(409, { msg: say('second_factor_is_on') });
const isOff = () => new Refusal(409, { msg: say('second_factor_is_off') });
