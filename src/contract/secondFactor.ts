import { z } from 'zod/mini';
import { typedCode } from './account';
import { defineCalls, get, patch, post } from './call';
import { password } from './fields';
import { say } from './message';
import { data } from './replies';

/** The form that begins to set it up. */
export const beginFactorForm = z.object({ password });

/** The form that ends setting it up. */
export const confirmFactorForm = z.object({ totp: typedCode.check(z.minLength(1, say('required'))) });

/** What proves whose factor it is: the password, or a code. */
export const factorProofForm = z.object({ proof: password });

/** How many one-time codes somebody gets at once. */
export const oneTimeCodes = 10;

const state = z.object({
  is_on: z.boolean(),
  /** Whether the person's role demands it. */
  is_demanded: z.boolean(),
  /** How many one-time codes are left. */
  codes_left: z.int(),
});
export type FactorState = z.infer<typeof state>;

/** New one-time codes: they are shown this once. */
const codes = data(z.object({ codes: z.array(z.string()) }));

/** The second factor of the signed-in person (TOTP, RFC 6238). These calls are ours. */
export const secondFactorCalls = defineCalls('account', {
  getSecondFactor: get('/auth/second_factor', {
    summary: 'Whether the signed-in person has a second factor, and must have one',
    access: 'user',
    reply: data(state),
  }),
  beginSecondFactor: post('/auth/second_factor', {
    summary: 'Begin to set up a second factor: its secret, which counts once it is confirmed by a code',
    access: 'user',
    body: beginFactorForm,
    reply: data(z.object({ secret: z.string(), uri: z.string() })),
    isSecret: true,
  }),
  confirmSecondFactor: patch('/auth/second_factor/confirm', {
    summary: 'Turn on the second factor that was begun; answers its one-time codes',
    access: 'user',
    body: confirmFactorForm,
    reply: codes,
    isSecret: true,
  }),
  renewOneTimeCodes: patch('/auth/second_factor/codes', {
    summary: 'New one-time codes instead of those that are left',
    access: 'user',
    body: factorProofForm,
    reply: codes,
    isSecret: true,
  }),
  removeSecondFactor: patch('/auth/second_factor/remove', {
    summary: 'Turn off the signed-in person’s second factor',
    access: 'user',
    body: factorProofForm,
    reply: data(state),
  }),
});
