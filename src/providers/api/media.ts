import { type RuleKey, say } from '@/contract/message';
import { mediaPath } from '@/domain/mediaPath';
import { type Authorized, bearer } from './authorized';
import { ApiError, readRefusal } from './errors';
import { NetworkError } from './transport';

/** The stored files, each by its path below `/media/`. What lies at a path never changes. */
export interface Media {
  /**
   * The answer that brings a file.
   * Rejects with `ApiError` for a refusal, which says what it means for a file, with `NetworkError` when no answer came,
   * and with the signal's reason when it was aborted.
   */
  fetch: (path: string, signal?: AbortSignal) => Promise<Response>;
  /** The address from which a browser gets a file by itself; not there where no address leads to the files. */
  urlOf?: (path: string) => string;
}

/**
 * The files of a server at `base` (an origin, perhaps with a path). The person's token goes to a server that asks for it,
 * in a header and never in an address; a storage that is open to all may refuse a request that has one.
 */
export function createNetworkMedia(base: string, authorized: Authorized): Media {
  const urlOf = (path: string) => base + mediaPath(path);
  // Whether a token has opened what was closed without: then it is sent at once.
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

/** What a server answers who has not said who asks. */
const closed = new Set([401, 403]);

async function request(url: string, headers: Record<string, string>, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, { headers, ...(signal && { signal }) });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(say('no_answer'), { cause: error });
  }
}

// The refusal of another site may come to nothing: browsers hide an answer that doesn't name ours.
const unlessAborted = (signal: AbortSignal | undefined) => (error: unknown) => {
  if (signal?.aborted) throw error;
  return undefined;
};

/** The answer to a request for a file; throws its refusal as an `ApiError`. */
export function served(response: Response): Response {
  if (response.ok) return response;
  const { status } = response;
  const meaning = meanings.get(status);
  throw meaning ? new ApiError(status, say(meaning)) : readRefusal(status, undefined);
}

const meanings = new Map<number, RuleKey>([
  [401, 'session_ended'],
  [403, 'file_forbidden'],
  [404, 'file_not_found'],
]);
