import type { Oidc, OutsideAccount } from '@/backend/oidc';

/** Accounts of the office's own, one of which comes at each sign-in; `gone` was removed there. */
export interface FakeOidc extends Oidc {
  comes: OutsideAccount | 'gone';
  /** How often it was asked whether an account still stands. */
  asked: number;
}

export function createFakeOidc(): FakeOidc {
  let count = 0;
  const fake: FakeOidc = {
    issuer: 'https://accounts.test',
    givesRoles: true,
    comes: 'gone',
    asked: 0,
    begin: async (redirect_url) => {
      count += 1;
      const state = `state-${count}`;
      return { url: `https://accounts.test/?state=${state}`, state, verifier: 'verifier', nonce: 'nonce', redirect_url };
    },
    complete: async () => {
      if (fake.comes === 'gone') throw new Error('Nobody comes');
      return fake.comes;
    },
    renew: async () => {
      fake.asked += 1;
      return fake.comes;
    },
  };
  return fake;
}
