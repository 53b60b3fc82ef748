import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { calls } from '@/contract';
import type { Api } from './api';
import { password } from './world';

/** How long an authenticator app shows a code, in seconds. */
const step = 30;

/** The code that an authenticator app shows so many steps from now, by the host's clock. */
export const codeAt = (api: Api, secret: string, steps: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.host.now().getTime() + steps * step * 1000 });

export const codeNow = (api: Api, secret: string): string => codeAt(api, secret, 0);

/** Moves the host's clock to just after the beginning of the next step: a test has nearly all of it. */
export function nextStep({ host }: Api): void {
  host.advance(step - ((host.now().getTime() / 1000) % step) + 1);
}

/** Begins to set up a second factor. */
export async function begun(api: Api, token: string) {
  const { status, body } = await api.call('beginSecondFactor', { password }, token);
  expect(status).toBe(200);
  return calls.beginSecondFactor.reply.parse(body).data;
}

/** Sets up a second factor, and waits until its app shows the next code; returns its secret and its one-time codes. */
export async function turnedOn(api: Api, token: string): Promise<{ secret: string; codes: string[] }> {
  nextStep(api);
  const { secret } = await begun(api, token);
  const { status, body } = await api.call('confirmSecondFactor', { totp: codeNow(api, secret) }, token);
  expect(status).toBe(200);
  nextStep(api);
  return { secret, codes: calls.confirmSecondFactor.reply.parse(body).data.codes };
}
