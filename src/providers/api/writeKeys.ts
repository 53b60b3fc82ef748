import type { Transport, TransportRequest } from './transport';

/**
 * Names each write of a signed-in person, for a server of ours, which does a write once that is sent again with the same name. A write that
 * had no answer keeps its name until it has one: whoever presses Save again sends the same content. The names last as long as the page.
 */
export function withWriteKeys(transport: Transport): Transport {
  const unanswered = new Map<string, string>();
  return async (request) => {
    if (request.method === 'GET' || !request.headers['authorization']) return transport(request);
    const content = contentOf(request);
    const key = unanswered.get(content) ?? crypto.randomUUID();
    // The same content that is sent meanwhile is a write of its own.
    unanswered.delete(content);
    try {
      const response = await transport({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
      // A gateway answers so, too, when the server's own answer is lost.
      if (response.status >= 500) unanswered.set(content, key);
      return response;
    } catch (error) {
      unanswered.set(content, key);
      throw error;
    }
  };
}

/** Returns what two equal writes have in common; of a file it is name, size and date. */
function contentOf({ method, path, body }: TransportRequest): string {
  const fields = body instanceof FormData ? [...body].map(([name, value]) => [name, partOf(value)]) : body;
  return JSON.stringify([method, path, fields]);
}

const partOf = (value: string | File): unknown =>
  typeof value === 'string' ? value : { name: value.name, size: value.size, changed: value.lastModified };
