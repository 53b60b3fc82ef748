import { z } from 'zod/mini';
import { pageAddress, session } from './account';
import { defineCalls, post } from './call';
import { data } from './replies';

const part = z.string().check(z.minLength(1), z.maxLength(4_000));

/**
 * Signing in by an account of the office’s own (OpenID Connect, the code flow with PKCE). The page keeps `state`, so that an answer that
 * somebody else has asked for signs nobody in. These calls are ours.
 */
export const oidcCalls = defineCalls('account', {
  beginOidc: post('/auth/oidc/begin', {
    summary: 'Where to sign in by an account of the office’s own',
    access: 'public',
    body: z.object({ redirect_url: pageAddress }),
    reply: data(z.object({ url: z.url(), state: z.string() })),
    isSecret: true,
    changes: true,
  }),
  completeOidc: post('/auth/oidc/complete', {
    summary: 'Sign in by what that has answered: the query with which it came back',
    access: 'public',
    body: z.object({ query: part }),
    reply: data(session),
    isSecret: true,
    changes: true,
  }),
});
