import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import type { Transport, TransportResponse } from '@/providers/api/transport';

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

function mapped(body: unknown, records: (record: WireRecord) => WireRecord): unknown {
  if (Array.isArray(body)) return body.map((row) => mapped(row, records));
  return isRecord(body) ? records(body) : body;
}

/** Makes a server between the page and the demo whose answers a test decides. */
export function betweenServer() {
  const answer: Answers = {};
  const between =
    (transport: Transport): Transport =>
    async (request) => {
      if (answer.all && request.call !== 'login') return answer.all;
      const isSession = /^(?:login|logout|refresh)$/.test(request.call);
      const isWrite = request.call === 'rest' ? request.method !== 'GET' : byName.get(request.call)?.writes;
      if (answer.writes && isWrite && !isSession) return answer.writes;
      if (answer.reads && isWrite === false && !/^getMenu$|Select(?:ById)?$|Courseyear$/.test(request.call)) return answer.reads;
      const response = await transport(request);
      const { body } = response;
      // Below `/rest`, records are the whole answer.
      if (request.call === 'rest' && answer.records) return { ...response, body: mapped(body, answer.records) };
      if (!answer.records || !isRecord(body)) return response;
      const { records } = answer;
      // One article is read under a name of its own.
      const place = 'articleData' in body ? 'articleData' : 'data';
      const data = body[place];
      // A record without a call of its own is read from its list.
      if (Array.isArray(data))
        return { ...response, body: { ...body, [place]: data.map((row) => (isRecord(row) ? records(row) : row)) } };
      return isRecord(data) ? { ...response, body: { ...body, [place]: records(data) } } : response;
    };
  return { between, answer };
}
