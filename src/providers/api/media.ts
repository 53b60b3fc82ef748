import { say } from '@/contract/message';
import { mediaPath } from '@/domain/mediaPath';
import { NetworkError } from './transport';

/** The stored files, each by its path below `/media/`. What lies at a path never changes. */
export interface Media {
  /**
   * The answer to a request for a file.
   * Rejects with `NetworkError` when no answer came, and with the signal's reason when it was aborted.
   */
  fetch: (path: string, signal?: AbortSignal) => Promise<Response>;
  /** The address from which a browser gets a file by itself; not there where no address leads to the files. */
  urlOf?: (path: string) => string;
}

/** The files of a server at `base` (an origin, perhaps with a path). They need no token. */
export function createNetworkMedia(base: string): Media {
  const urlOf = (path: string) => base + mediaPath(path);
  return {
    urlOf,
    fetch: async (path, signal) => {
      try {
        return await fetch(urlOf(path), { ...(signal && { signal }) });
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        throw new NetworkError(say('no_answer'), { cause: error });
      }
    },
  };
}
