import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { afterFile } from './leftovers';

/** What an account says of itself. */
export interface Claims {
  email: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
  name?: string;
  groups?: readonly string[];
}

/** An office with accounts of its own: an OpenID Connect provider, at which whoever is named signs in without being asked. */
export async function openOffice(redirect: string) {
  const accounts = new Map<string, Claims>();
  let who = '';
  let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => answer(request, response)).listen(0, '127.0.0.1');
  afterFile(() => server.close());
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'desk',
        client_secret: 'a secret of the desk',
        redirect_uris: [redirect],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    scopes: ['openid', 'offline_access', 'email', 'profile', 'groups'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
      groups: ['groups'],
    },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['a key of the office'] },
    features: { devInteractions: { enabled: false } },
    findAccount: async (_: unknown, id: string) =>
      accounts.has(id) ? { accountId: id, claims: async () => ({ sub: id, ...accounts.get(id) }) } : undefined,
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  });
  const callback = provider.callback();
  /** Signs in whoever is named, and agrees to everything. */
  const interact = async (request: IncomingMessage, response: ServerResponse) => {
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    if (prompt.name === 'login') {
      const result =
        who === '' ? { error: 'access_denied', error_description: 'Nobody was there' } : { login: { accountId: who } };
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope);
    const consent = { grantId: await grant.save() };
    return provider.interactionFinished(request, response, { consent }, { mergeWithLastSubmission: true });
  };
  answer = (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(request, response);
    else callback(request, response);
  };
  return {
    issuer,
    accounts,
    /** Goes where a sign-in begins, as a browser does, and signs in as somebody there; returns the query with which it comes back. */
    async signInAs(subject: string, url: string): Promise<string> {
      who = subject;
      const cookies = new Map<string, string>();
      let next = url;
      for (let steps = 0; !next.startsWith(redirect) && steps < 10; steps += 1) {
        const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const response = await fetch(next, { redirect: 'manual', headers: { cookie: jar } });
        for (const cookie of response.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(name, value);
        }
        next = new URL(response.headers.get('location') ?? '', next).href;
      }
      return new URL(next).search.slice(1);
    },
  };
}
