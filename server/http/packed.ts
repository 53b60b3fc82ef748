import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { noteAmong } from '@/domain/remembered';

const pack = promisify(gzip);

/** An answer of fewer characters would hardly be shorter. */
const least = 1024;

const takesGzip = (accepted: string): boolean => /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted);

/** Packs an answer of JSON for a client that takes gzip; all of it is there already, so it needn't be a stream. */
export async function packed(answer: Response, accepted = ''): Promise<Response> {
  const { headers, status } = answer;
  if (!headers.get('content-type')?.startsWith('application/json')) return answer;
  headers.append('vary', 'accept-encoding');
  if (!takesGzip(accepted)) return answer;
  const text = await answer.text();
  if (text.length < least) return new Response(text, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await pack(text), { status, headers });
}

/** The most answers that are kept: somebody may ask for the same one by many addresses. */
const mostKept = 8;

interface Kept {
  etag: string;
  headers: Headers;
  body: ArrayBuffer;
}

/**
 * Makes what answers by `answer`, packed, and keeps the answers that have an `ETag`: while that still holds, one is neither made nor packed
 * again. Whoever asks is answered by `answer` first, so that nobody gets what they may not read.
 */
export function createPacker(): (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response> {
  const kept = new Map<string, Kept>();
  return async (request, answer) => {
    const accepted = request.headers.get('accept-encoding') ?? '';
    const known = request.method === 'GET' && takesGzip(accepted) ? kept.get(request.url) : undefined;
    if (known && request.headers.get('if-none-match') !== known.etag) {
      const headers = new Headers(request.headers);
      headers.set('if-none-match', known.etag);
      const found = await answer(new Request(request.url, { headers }));
      return found.status === 304
        ? new Response(known.body, { headers: known.headers })
        : keep(request, await packed(found, accepted));
    }
    return keep(request, await packed(await answer(request), accepted));
  };

  async function keep({ url }: Request, made: Response): Promise<Response> {
    const etag = made.headers.get('etag');
    if (etag === null || made.status !== 200 || !made.headers.has('content-encoding')) return made;
    const body = await made.arrayBuffer();
    noteAmong(kept, mostKept, url, { etag, headers: new Headers(made.headers), body });
    return new Response(body, { headers: made.headers });
  }
}
