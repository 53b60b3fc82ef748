import type { Backend } from '@/backend/http/app';
import { inEnglish } from '@/contract/inEnglish';
import { say } from '@/contract/message';
import { mediaPath } from '@/domain/mediaPath';
import { type Media, served } from '@/providers/api/media';
import { NetworkError, type Transport, type TransportRequest } from '@/providers/api/transport';
import { readSwitches } from './switches';

/** Creates a transport to the backend in the same tab, as slow and as faulty as the page's address asks for. */
export const createDemoTransport =
  (backend: Backend): Transport =>
  async (request) => {
    request.signal?.throwIfAborted();
    const { slow, fail } = readSwitches();
    await travel(request, slow);
    const failure = fail.get(request.call);
    if (failure === 'network') throw new NetworkError(say('no_answer'));
    if (typeof failure === 'number') return { status: failure, body: { msg: inEnglish(say('server_error')) } };

    const response = await answer(backend, request);
    if (failure === 'lost') throw new NetworkError(say('no_answer'));
    request.signal?.throwIfAborted();
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

/** Reads the files of the backend in the same tab, as slow and as faulty as its calls: `?fail=media:404`. */
export function createDemoMedia(backend: Backend): Media {
  return {
    fetch: async (path, signal) => {
      signal?.throwIfAborted();
      const { slow, fail } = readSwitches();
      if (slow > 0) await pause(slow, signal);
      const failure = fail.get('media');
      if (typeof failure === 'string') throw new NetworkError(say('no_answer'));
      if (failure) return served(new Response(null, { status: failure }));
      return served(await backend.fetch(new Request(new URL(mediaPath(path), origin))));
    },
  };
}

const origin = 'http://demo.invalid';

/** Hands a form over as it is: WebKit can't read one back from a request if it has a file. */
function answer(backend: Backend, { method, path, headers, body }: TransportRequest): Promise<Response> {
  const url = new URL(path, origin);
  // A page can't say so in a header.
  const agent = navigator.userAgent;
  if (!(body instanceof FormData)) return backend.fetch(new Request(url, { method, headers, body }), { agent });
  const multipart = { ...headers, 'content-type': 'multipart/form-data' };
  return backend.fetch(new Request(url, { method, headers: multipart }), { agent, form: async () => body });
}

const steps = 10;

/** Waits as long as the request takes, in steps that an upload reports. */
async function travel({ body, signal, onProgress }: TransportRequest, milliseconds: number): Promise<void> {
  const total = body === undefined ? 0 : sizeOf(body);
  for (let step = 1; step <= steps; step += 1) {
    if (milliseconds > 0) await pause(milliseconds / steps, signal);
    onProgress?.({ loaded: Math.round((total * step) / steps), total });
  }
}

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    }
  });

const bytes = (text: string): number => new TextEncoder().encode(text).length;

function sizeOf(body: string | FormData): number {
  if (typeof body === 'string') return bytes(body);
  let total = 0;
  for (const value of body.values()) total += typeof value === 'string' ? bytes(value) : value.size;
  return total;
}
