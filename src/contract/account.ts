import { z } from 'zod/mini';
import { defineCalls, patch, post } from './call';
import { email, newPassword, password, text } from './fields';
import { alone, compared } from './formRules';
import { say } from './message';
import { preprocess } from './preprocess';
import { data, done } from './replies';
import { rights } from './rights';

/** A token as somebody sends it. */
const token = z.string().check(z.minLength(1), z.maxLength(4_000));
/** The page of ours to which a mail's link leads. */
export const pageAddress = z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000));

const tokens = z.object({ access: z.string().check(z.minLength(1)), refresh: z.string().check(z.minLength(1)) });

/** The server's data about the person who signs in; the browser keeps it encrypted. */
export const session = z.object({
  tokens,
  username: z.nullish(z.string()),
  first_name: z.nullish(z.string()),
  middle_name: z.nullish(z.string()),
  last_name: z.nullish(z.string()),
  email: z.string(),
  is_staff: z.boolean(),
  /** What the person's role allows; absent or null for somebody without a role, who may do everything. */
  rights: z.nullish(rights),
});
export type Session = z.infer<typeof session>;

/** The place of the sign-in, if the browser knows it; every part is optional. */
const location = z.object({
  ip: z.optional(z.string().check(z.maxLength(64))),
  city: z.optional(z.string().check(z.maxLength(100))),
  country: z.optional(z.string().check(z.maxLength(100))),
  country_code: z.optional(z.string().check(z.maxLength(10))),
  state: z.optional(z.string().check(z.maxLength(100))),
  lat: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  long: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  postal: z.optional(z.string().check(z.maxLength(20))),
});

/** The most characters of a code, with the blanks and dashes that somebody types. */
const longestCode = 40;

/** A code as somebody types it: of an authenticator app, or a one-time code. */
export const typedCode = z.string().check(z.maxLength(longestCode, alone('cannot_exceed_from', { count: longestCode })));

/** Whoever has a second factor is asked for its code as well. */
export const loginForm = z.object({ email, password, code: z.optional(typedCode) });

/** A part of a person's name. */
export const personName = text(2, 30, ['must_have_more_than', 'should_not_have_more_than']);
export const signupForm = z.object({ email, first_name: personName, last_name: personName, password: newPassword });

export const resetRequestForm = z.object({ email });

export const resetCompleteForm = z
  .object({ password: newPassword, repassword: password })
  .check(compared(['password', 'repassword'], (form) => form.password === form.repassword, say('passwords_differ')));

export const changePasswordForm = z
  .object({ old_password: password, new_password: newPassword, re_password: password })
  .check(
    compared(['new_password', 're_password'], (form) => form.new_password === form.re_password, say('new_passwords_differ')),
  );

const refreshed = z.object({
  access: z.string().check(z.minLength(1)),
  refresh: z.optional(z.string().check(z.minLength(1))),
  // Ours says them anew: they may have been changed.
  rights: z.nullish(rights),
});
const refreshedInData = z.object({ data: refreshed });
const liftData = (reply: unknown): unknown => refreshedInData.safeParse(reply).data?.data ?? reply;

/** Signing in and out, and the account's own password. Source: both specifications, section 7. */
export const accountCalls = defineCalls('account', {
  login: post('/auth/login', {
    summary: 'Sign in with an email and a password',
    access: 'public',
    body: z.extend(loginForm, { grant_type: z.literal('password'), ...location.shape }),
    reply: data(session),
  }),
  logout: post('/auth/logout', {
    summary: 'End the session that a refresh token belongs to',
    access: 'user',
    body: z.object({ refresh: token }),
    reply: done,
  }),
  refresh: post('/auth/refresh', {
    summary: 'A new access token, and a new refresh token where the server rotates them',
    access: 'public',
    body: z.object({ refresh: token }),
    // Deployed servers return `access` at the top level or in `data`.
    reply: preprocess(liftData, refreshed),
  }),
  signup: post('/auth/signup', {
    summary: 'Create an account; it is never staff',
    access: 'public',
    body: signupForm,
    reply: done,
  }),
  resetPassword: post('/auth/reset_password', {
    summary: 'Mail a link that resets the password',
    access: 'public',
    body: z.extend(resetRequestForm, { redirect_url: pageAddress }),
    reply: done,
  }),
  completePasswordReset: patch('/auth/password-reset-complete', {
    summary: 'Set a new password with the token of a mailed link',
    access: 'public',
    body: z.safeExtend(resetCompleteForm, { uidb64: token, token }),
    reply: done,
  }),
  changePassword: patch('/auth/change_password', {
    summary: 'Change the signed-in person’s password',
    access: 'user',
    body: changePasswordForm,
    reply: done,
  }),
});
