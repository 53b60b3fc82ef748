import { type LookupAddress, lookup as resolveName } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';

/** An address that the server doesn't connect to. */
export class ForbiddenAddress extends Error {
  override name = 'ForbiddenAddress';
}

interface Opening {
  method: 'HEAD' | 'GET';
  /** Which IP addresses may be connected to. */
  isAllowed(address: string): boolean;
  signal: AbortSignal;
}

interface Opened {
  status: number;
  /** Where the site sends the visitor instead. */
  location: string | undefined;
}

/**
 * Sends one request, and reads nothing of the answer's body. A name is resolved once, and the connection goes to the address that was
 * judged: no second answer can lead elsewhere. Rejects with `ForbiddenAddress` without connecting.
 */
export function openLink(url: URL, { method, isAllowed, signal }: Opening): Promise<Opened> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names alone are looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(new ForbiddenAddress(host));
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      signal,
      agent: false,
      lookup: lookupAllowed(isAllowed),
      headers: { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; Coursedesk link check)' },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      response.destroy();
    });
    sent.end();
  });
}

/** Resolves a name to its addresses; fails if any of them isn't allowed. */
const lookupAllowed =
  (isAllowed: Opening['isAllowed']): LookupFunction =>
  (name, options, done) => {
    resolveName(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      // After an error there are none.
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return done(new ForbiddenAddress(name), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
