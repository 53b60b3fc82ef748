import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** An answer of fewer characters would hardly be shorter. */
const least = 1024;

/** Packs an answer of JSON for a client that takes gzip; all of it is there already, so it needn't be a stream. */
export async function packed(answer: Response, accepted = ''): Promise<Response> {
  const { headers, status } = answer;
  if (!headers.get('content-type')?.startsWith('application/json')) return answer;
  headers.append('vary', 'accept-encoding');
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)) return answer;
  const text = await answer.text();
  if (text.length < least) return new Response(text, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(await pack(text), { status, headers });
}
