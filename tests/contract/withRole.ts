import { expect } from 'vitest';
import { calls } from '@/contract';
import { type Right, type RightArea, type Rights, rightAreas, rights } from '@/contract/rights';
import type { Api, Tokens } from './api';
import { audit } from './audit';

/** The same right in every area. */
export const everywhere = (right: Right): Rights => rights.parse(Object.fromEntries(rightAreas.map((area) => [area, right])));

interface Holder {
  iid: number;
  token: string;
  tokens: Tokens;
  /** Changes what the role allows. */
  allow: (rights: Record<RightArea, Right>) => Promise<unknown>;
}

/** Adds somebody of the staff with a role, and signs them in. */
export async function withRole(api: Api, given: Record<RightArea, Right>, email = 'holder@coursedesk.test'): Promise<Holder> {
  const { store } = api.host;
  const role = await store.insert('role', {
    role_name: `Role of ${email}`,
    rights: JSON.stringify(given),
    second_factor: false,
    ...audit,
  });
  const [staff] = await store.list('user', { where: { iid: 1 } });
  const { iid: _, ...row } = staff ?? expect.fail('There is no staff');
  const { iid } = await store.insert('user', { ...row, email, username: email, role_iid: role.iid });
  const { status, body } = await api.call('login', { email, password: 'Coursedesk#1', grant_type: 'password' });
  expect(status).toBe(200);
  const { tokens, rights: told } = calls.login.reply.parse(body).data;
  expect(told).toEqual(given);
  return {
    iid,
    token: tokens.access,
    tokens,
    allow: (next) => store.update('role', role.iid, { rights: JSON.stringify(next) }),
  };
}
