import { say } from '@/contract/message';
import { mediaPath } from '@/domain/mediaPath';
import { NetworkError } from './transport';

/**
 * The answer to a request for a stored file, by its path below `/media/`.
 * Rejects with `NetworkError` when no answer came, and with the signal's reason when it was aborted.
 */
export type Media = (path: string, signal?: AbortSignal) => Promise<Response>;

/** The files of a server at `base` (an origin, perhaps with a path). They need no token. */
export const createNetworkMedia =
  (base: string): Media =>
  async (path, signal) => {
    try {
      return await fetch(base + mediaPath(path), { ...(signal && { signal }) });
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      throw new NetworkError(say('no_answer'), { cause: error });
    }
  };
