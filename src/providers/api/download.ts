import { say } from '@/contract/message';
import type { Media } from './media';
import { NetworkError } from './transport';

/** The progress of a download, in bytes; some servers don't send the total. */
export interface DownloadProgress {
  loaded: number;
  total: number | undefined;
}

interface DownloadOptions {
  signal: AbortSignal;
  onProgress: (progress: DownloadProgress) => void;
}

/**
 * Downloads a stored file and reports its progress. Rejects with `ApiError` for a refusal, `NetworkError` where the connection broke, and
 * the signal's reason where it was aborted.
 */
export async function download(media: Media, path: string, { signal, onProgress }: DownloadOptions): Promise<Blob> {
  const response = await media.fetch(path, signal);
  const total = Number(response.headers.get('content-length')) || undefined;
  const counted = response.body?.pipeThrough(counter(total, onProgress), { signal });
  try {
    return await new Response(counted, { headers: response.headers }).blob();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw new NetworkError(say('no_answer'), { cause: error });
  }
}

function counter(total: number | undefined, onProgress: DownloadOptions['onProgress']) {
  let loaded = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      loaded += piece.byteLength;
      // A server that compresses sends the compressed length, which is less than what is read.
      onProgress({ loaded: Math.min(loaded, total ?? loaded), total });
      controller.enqueue(piece);
    },
  });
}
