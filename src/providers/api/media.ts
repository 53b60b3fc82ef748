import { type RuleKey, say } from '@/contract/message';
import { mediaPath } from '@/domain/mediaPath';
import { type Authorized, bearer } from './authorized';
import { ApiError, readRefusal } from './errors';
import { NetworkError } from './transport';

/** The stored files, each by its path below `/media/`. The file at a path never changes. */
export interface Media {
  /**
   * Fetches a file. Rejects with `ApiError` for a refusal, with a text about files, with `NetworkError` when no answer came, and with the
   * signal's reason when it was aborted.
   */
  fetch: (path: string, signal?: AbortSignal) => Promise<Response>;
  /** Returns the address from which a browser can load a file by itself; undefined where files have no address. */
  urlOf?: (path: string) => string;
}

/**
 * Reads the files of a server at `base` (an origin, perhaps with a path). The person's token is sent only to a server that asks for it, in
 * a header and never in an address; a public storage may refuse a request that has one.
 */
export function createNetworkMedia(base: string, authorized: Authorized): Media {
  const urlOf = (path: string) => base + mediaPath(path);
  // Whether a token has opened a file that was closed without one: then it is sent at once.
  let isProtected = false;

  return {
    urlOf,
    fetch: async (path, signal) => {
      const ask = (headers: Record<string, string> = {}) => request(urlOf(path), headers, signal);
      const plain = isProtected ? undefined : await ask().catch(unlessAborted(signal));
      if (plain && !closed.has(plain.status)) return served(plain);
      const response = await authorized((person) => ask(bearer(person)));
      isProtected ||= response.ok;
      return served(response);
    },
  };
}

/** The statuses that answer a request without a valid token. */
const closed = new Set([401, 403]);

async function request(url: string, headers: Record<string, string>, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, { headers, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(say('no_answer'), { cause: error });
  }
}

// A refusal by another site may look like no answer: browsers hide one whose headers don't allow our site.
const unlessAborted = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  return undefined;
};

/** Returns the answer to a request for a file; throws a refusal as an `ApiError`. */
export function served(response: Response): Response {
  if (response.ok) return response;
  const { status, headers } = response;
  const meaning = meanings.get(status);
  throw meaning ? new ApiError(status, say(meaning)) : readRefusal({ status, body: {}, headers });
}

const meanings = new Map<number, RuleKey>([
  [401, 'session_ended'],
  [403, 'file_forbidden'],
  [404, 'file_not_found'],
]);
