import { say } from '@/contract/message';
import { forgetPrefetched, takePrefetched } from './prefetch';
import { NetworkError, type Transport, type TransportRequest, type TransportResponse } from './transport';

/** Calls a server at `base` (an origin, perhaps with a path). Uploads that report progress use XMLHttpRequest. */
export const createNetworkTransport =
  (base: string): Transport =>
  (request) => {
    if (request.method !== 'GET') forgetPrefetched();
    return request.onProgress ? byXhr(base, request) : byFetch(base, request);
  };

async function byFetch(base: string, { method, path, headers, body, signal }: TransportRequest): Promise<TransportResponse> {
  try {
    const init: RequestInit = {
      method,
      headers,
      credentials: 'include',
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    };
    const prefetched = await unlessAborted(takePrefetched(base + path, headers['authorization']), signal);
    if (prefetched) return { status: prefetched.status, body: parsed(prefetched.text) };
    const response = await fetch(base + path, init);
    const { status, headers: given } = response;
    return { status, headers: given, body: parsed(await response.text()), ...tooMuch(status, body) };
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(say('no_answer'), { cause: error });
  }
}

/** Rejects with the signal's reason when it aborts first: a request that was sent ahead has no signal. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

// fetch doesn't report upload progress.
function byXhr(base: string, { method, path, headers, body, signal, onProgress }: TransportRequest): Promise<TransportResponse> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const xhr = new XMLHttpRequest();
    xhr.open(method, base + path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.({ loaded, total });
    xhr.onload = () => resolve({ status: xhr.status, body: parsed(xhr.responseText), ...tooMuch(xhr.status, body) });
    xhr.onerror = () => reject(new NetworkError(say('no_answer')));
    xhr.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(body ?? null);
  });
}

const tooMuch = (status: number, body: TransportRequest['body']) => status === 413 && { sent: bytesOf(body ?? '') };

/** Counts the bytes of a body, of a form those of its values. */
const bytesOf = (body: string | FormData): number =>
  new Blob(typeof body === 'string' ? [body] : [...body].map(([, value]) => value)).size;

/** Parses the JSON of an answer: null for an empty one, undefined for one that isn't JSON, such as a proxy's error page. */
function parsed(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
