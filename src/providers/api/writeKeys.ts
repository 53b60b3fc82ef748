import type { Transport, TransportRequest } from './transport';

/** Where a write was sent from: a form, a question or a button, for as long as it stands. */
export type Press = object;

/** What a write is, for telling whether it is one that is sent again. */
export interface Pressed {
  press: Press;
  /** Which of the several writes of one press it is. */
  part?: string | number | undefined;
  /** The area of what it changes. */
  area: string;
  /** Whether it adds a record: then no other write is about the same one. */
  isAddition: boolean;
}

interface Unanswered extends Pressed {
  path: string;
  content: string;
  key: string;
}

/** How many writes without an answer are remembered; a page with more of them has been out of reach for long. */
const mostUnanswered = 1000;

/**
 * Names each write of a signed-in person, for a server of ours, which does a write once that is sent again with the same name. A write that
 * had no answer keeps its name for the form that sent it, while what it sends is the same. Another write to what may be the same record
 * ends that when it is answered: what is sent after it is wanted anew. The names last as long as the page.
 */
export function withWriteKeys(transport: Transport): Transport {
  const unanswered = new Set<Unanswered>();

  const keyOf = ({ press, part }: Pressed, { path, content }: Pick<Unanswered, 'path' | 'content'>): string | undefined => {
    const earlier = [...unanswered].find((each) => each.press === press && each.path === path && each.part === part);
    if (!earlier) return undefined;
    // The same that is sent meanwhile is a write of its own.
    unanswered.delete(earlier);
    return earlier.content === content ? earlier.key : undefined;
  };

  const settle = ({ press, part, area }: Pressed, path: string) => {
    for (const each of unanswered) {
      const isBeside = each.press === press && (each.path === path || each.part !== part);
      if (each.area === area && !each.isAddition && !isBeside) unanswered.delete(each);
    }
  };

  return async ({ pressed, ...request }) => {
    if (request.method === 'GET' || !request.headers['authorization']) return transport(request);
    const sent = { path: `${request.method} ${request.path}`, content: contentOf(request) };
    const key = (pressed && keyOf(pressed, sent)) ?? crypto.randomUUID();
    const lose = () => {
      if (!pressed) return;
      unanswered.add({ ...pressed, ...sent, key });
      for (const eldest of unanswered) if (unanswered.size > mostUnanswered) unanswered.delete(eldest);
    };
    try {
      const response = await transport({ ...request, headers: { ...request.headers, 'idempotency-key': key } });
      if (isUndecided(response.status)) lose();
      else if (pressed) settle(pressed, sent.path);
      return response;
    } catch (error) {
      lose();
      throw error;
    }
  };
}

/** Whether an answer says nothing of the write: a gateway's when the server's own is lost, or one that wants it sent again. */
export const isUndecided = (status: number): boolean => status >= 500 || [0, 401, 408, 429].includes(status);

/** Returns what two equal writes have in common; of a file it is name, size and date. */
function contentOf({ body }: TransportRequest): string {
  const fields = body instanceof FormData ? [...body].map(([name, value]) => [name, partOf(value)]) : body;
  return JSON.stringify(fields) ?? '';
}

const partOf = (value: string | File): unknown =>
  typeof value === 'string' ? value : { name: value.name, size: value.size, changed: value.lastModified };
