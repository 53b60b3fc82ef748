import { z } from 'zod/mini';
import { accountCalls, loginForm, resetCompleteForm, resetRequestForm, signupForm } from '@/contract/account';
import { say, together } from '@/contract/message';
import { oidcCalls } from '@/contract/oidc';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';
import { clearBrowserStorage } from '@/providers/auth/browserStorage';
import { siteHere } from '@/providers/basePath';
import type { Services } from '@/providers/services';
import { sessionStore } from '@/providers/storage/webStorage';

/** The action of a page's form: this module and its imports are fetched when the person begins to type. */
export interface Action<Schema extends z.ZodMiniObject = z.ZodMiniObject> {
  schema: Schema;
  /** Resolves with the text to show, if any. */
  run(services: Services, values: z.output<Schema>): Promise<string | undefined>;
}

// Binds the schema's output to the values that `run` takes.
const action = <Schema extends z.ZodMiniObject>(schema: Schema, run: Action<Schema>['run']): FormAction => ({
  submit: async (services, values) => {
    const parsed = schema.safeParse(values);
    if (!parsed.success) return { fields: fieldsOf(parsed.error) };
    try {
      return { done: (await run(services, parsed.data)) ?? '' };
    } catch (error) {
      return failure(error);
    }
  },
});

/** The result of a submit. Texts are encoded as `say` does, or plain. */
export interface Outcome {
  done?: string;
  fields?: Record<string, string>;
  /** The server's error about the whole form. */
  refused?: { detail: string; status: number };
  /** Why there was no response. */
  unreachable?: string;
}

export interface FormAction {
  submit(services: Services, values: Record<string, unknown>): Promise<Outcome>;
}

const signIn = action(loginForm, async ({ client, session }, values) => {
  const { data } = await client.send(accountCalls.login, { ...values, grant_type: 'password' });
  if (await session.read()) await clearBrowserStorage();
  await session.write(data);
  return undefined;
});

/** Whoever has a second factor is asked for its code, which is no fault yet: the field appears, and the toast says nothing. */
export const login: FormAction = {
  async submit(services, values) {
    const outcome = await signIn.submit(services, values);
    const code = outcome.fields?.['code'];
    return code === undefined ? outcome : { fields: { code: 'code' in values ? code : '' } };
  },
};

/** Where a sign-in by an account of the office's own is kept until it comes back: what proves that it began here, and where it leads then. */
const outsideKey = 'coursedesk.outside';

/** Leaves for the sign-in of the office's own accounts; this page's address is where that comes back. */
export const leaveForOutside: FormAction = action(z.object({}), async ({ client }) => {
  const redirect_url = `${siteHere}/login`;
  const { data } = await client.send(oidcCalls.beginOidc, { redirect_url });
  const next = new URLSearchParams(window.location.search).get('next');
  sessionStore.setItem(outsideKey, JSON.stringify({ state: data.state, next }));
  window.location.assign(data.url);
  // The page stays busy until it is left; whoever comes back to it may leave again.
  return new Promise<undefined>((resolve) => {
    window.addEventListener('pageshow', () => resolve(undefined), { once: true });
  });
});

const leftWith = z.object({ state: z.string(), next: z.nullable(z.string()) });

/** Returns what signs in by the answer with which that has come back, and where it leads then. */
export function comeFromOutside(query: string): { action: FormAction; next: string | null } {
  const left = leftWith.safeParse(JSON.parse(sessionStore.getItem(outsideKey) ?? 'null')).data;
  sessionStore.removeItem(outsideKey);
  const isOurs = left !== undefined && left.state === new URLSearchParams(query).get('state');
  const complete = action(z.object({}), async ({ client, session }) => {
    // Somebody else may have sent the link with an answer of theirs.
    if (!isOurs) throw new ApiError(400, say('oidc_again'));
    const { data } = await client.send(oidcCalls.completeOidc, { query });
    if (await session.read()) await clearBrowserStorage();
    await session.write(data);
    return undefined;
  });
  return { action: complete, next: left?.next ?? null };
}

export const signup = action(
  signupForm,
  async ({ client }, values) => (await client.send(accountCalls.signup, values)).msg || say('signed_up'),
);

export const requestReset = action(resetRequestForm, async ({ client }, values) => {
  const redirect_url = `${siteHere}/passwordresetcomplete`;
  return (await client.send(accountCalls.resetPassword, { ...values, redirect_url })).msg || say('reset_sent');
});

/** The rest of the body, which the form doesn't ask for, is in the mailed link. */
export const completeReset = (uidb64: string, token: string): FormAction =>
  action(resetCompleteForm, async ({ client, session }, values) => {
    await client.send(accountCalls.completePasswordReset, { ...values, uidb64, token });
    // The server has ended the account's sessions: the sign-in page would lead on with one that is none any more.
    if (await session.read()) session.remove('ended');
    return say('password_changed');
  });

function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  const first = new Map<string, string>();
  for (const { path, message } of error.issues) {
    const name = path.join('.');
    if (!first.has(name)) first.set(name, message);
  }
  return Object.fromEntries(first);
}

function failure(error: unknown): Outcome {
  if (error instanceof NetworkError) return { unreachable: error.message };
  if (!(error instanceof ApiError)) throw error;
  return {
    refused: { detail: error.message, status: error.status },
    fields: Object.fromEntries(Object.entries(error.fields).map(([field, texts]) => [field, together(texts)])),
  };
}
