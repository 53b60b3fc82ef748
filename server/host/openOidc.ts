import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  type IDToken,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  refreshTokenGrant,
} from 'openid-client';
import { z } from 'zod';
import { type Oidc, type OutsideAccount, refusedThere, withoutMail } from '@/backend/oidc';
import type { Config } from '../config';

const text = z.string().trim();

/** What is read of a person; some providers don't say whether an address is theirs, because they have given it. */
const claims = z.object({
  sub: text.min(1),
  email: z.email().toLowerCase(),
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).default(true),
  given_name: text.optional(),
  family_name: text.optional(),
  name: text.optional(),
});

/** Returns the sign-in by the accounts of the provider that the configuration names; undefined where it names none. */
export function openOidc(config: Config): Oidc | undefined {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_ROLES, OIDC_SCOPES } = config;
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined) return undefined;
  const provider = finding(OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET);

  const read = (token: IDToken | undefined, refresh: string | undefined): OutsideAccount => {
    const known = claims.safeParse(token).data;
    if (!known?.email_verified) throw withoutMail();
    const { sub: subject, email, given_name, family_name, name = '' } = known;
    const [first = email, ...others] = name.split(/\s+/).filter(Boolean);
    const role = roleOf(OIDC_ROLES, z.array(z.string()).catch([]).parse(token?.[config.OIDC_GROUPS]));
    return { subject, email, first_name: given_name ?? first, last_name: family_name ?? others.join(' '), role, token: refresh };
  };

  return {
    issuer: OIDC_ISSUER,
    givesRoles: OIDC_ROLES !== undefined,
    async begin(redirect_url) {
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: redirect_url,
        scope: OIDC_SCOPES,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        // Only with it Google gives what renews the knowledge of an account.
        ...(OIDC_ISSUER === google && { access_type: 'offline', prompt: 'consent' }),
      });
      return { url: url.href, state, nonce, verifier, redirect_url };
    },
    async complete({ state, nonce, verifier, redirect_url }, query) {
      const back = new URL(redirect_url);
      back.search = query;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(await provider(), back, checks).catch(refused);
      return read(tokens.claims(), tokens.refresh_token);
    },
    async renew(token) {
      try {
        const tokens = await refreshTokenGrant(await provider(), token);
        // Not every provider says anew who it is.
        return tokens.claims() ? read(tokens.claims(), tokens.refresh_token) : 'same';
      } catch (error) {
        if (error instanceof ResponseBodyError && error.error === 'invalid_grant') return 'gone';
        throw error;
      }
    },
  };
}

/** Returns what asks a provider what it is like, once. */
function finding(issuer: string, id: string, secret: string | undefined): () => Promise<Configuration> {
  let found: Promise<Configuration> | undefined;
  // oxlint-disable-next-line typescript/no-deprecated -- It is named so to stand out: an operator has written http, as for one of this machine.
  const execute = issuer.startsWith('http:') ? [allowInsecureRequests] : [];
  return () => {
    found ??= discovery(new URL(issuer), id, secret, undefined, { timeout: seconds, execute });
    // One that didn't answer may answer the next time.
    found.catch(() => {
      found = undefined;
    });
    return found;
  };
}

/** For how many seconds a provider is waited for. */
const seconds = 10;

const google = 'https://accounts.google.com';

/** Tells somebody why a provider refuses them; what else went wrong is for whoever runs the server. */
function refused(error: unknown): never {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    throw refusedThere(error.error_description ?? error.error);
  }
  throw error;
}

/** Returns the role that the first of the groups gives in which somebody is; null gives everything. */
function roleOf(roles: Config['OIDC_ROLES'], groups: readonly string[]): string | null | undefined {
  const given = roles?.find(({ group }) => groups.includes(group));
  return given && (given.role === '*' ? null : given.role);
}
