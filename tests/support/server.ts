import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import type { Transport, TransportRequest, TransportResponse } from '@/providers/api/transport';

type WireRecord = Record<string, unknown>;

interface Answers {
  /** Replaces every answer except that to signing in. */
  all?: TransportResponse | undefined;
  /** Replaces the answer to each call that writes; the call isn't made. */
  writes?: TransportResponse | undefined;
  /** Replaces the answer to each call that only reads, except the menu and the choices of inputs. */
  reads?: TransportResponse | undefined;
  /** Maps each record that is read. */
  records?: ((record: WireRecord) => WireRecord) | undefined;
}

const byName = new Map(Object.entries<Call>(calls));
const isRecord = (value: unknown): value is WireRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an answer with its records mapped: below `/rest` they are the whole answer, elsewhere they stand in it under a name. */
function mapped(call: string, body: unknown, records: (record: WireRecord) => WireRecord): unknown {
  // A record without a call of its own is read from its list.
  if (Array.isArray(body)) return body.map((row) => mapped('rest', row, records));
  if (!isRecord(body)) return body;
  if (call === 'rest') return records(body);
  // One article is read under a name of its own.
  const place = 'articleData' in body ? 'articleData' : 'data';
  return { ...body, [place]: mapped('rest', body[place], records) };
}

/** Returns what is answered in place of the server. */
function replaced({ all, writes, reads }: Answers, { call, method }: TransportRequest): TransportResponse | undefined {
  if (call === 'login') return undefined;
  const isWrite = call === 'rest' ? method !== 'GET' : byName.get(call)?.writes;
  if (all || isWrite === undefined) return all;
  if (isWrite) return /^(?:logout|refresh)$/.test(call) ? undefined : writes;
  return /^getMenu$|Select(?:ById)?$|Courseyear$/.test(call) ? undefined : reads;
}

/** Makes a server between the page and the demo whose answers a test decides. */
export function betweenServer() {
  const answer: Answers = {};
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      const other = replaced(answer, request);
      if (other) return other;
      const response = await transport(request);
      return answer.records ? { ...response, body: mapped(request.call, response.body, answer.records) } : response;
    };
  return { between, answer };
}
