import type { z } from 'zod/mini';
import { accountCalls, loginForm, resetCompleteForm, resetRequestForm, signupForm } from '@/contract/account';
import { say, together } from '@/contract/message';
import { ApiError } from '@/providers/api/errors';
import { NetworkError } from '@/providers/api/transport';
import { clearBrowserStorage } from '@/providers/auth/browserStorage';
import type { Services } from '@/providers/services';

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

export const signup = action(
  signupForm,
  async ({ client }, values) => (await client.send(accountCalls.signup, values)).msg || say('signed_up'),
);

export const requestReset = action(resetRequestForm, async ({ client }, values) => {
  const redirect_url = `${window.location.origin}/passwordresetcomplete`;
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
