import { safeParse } from 'zod';
import type { Session } from '@/contract/account';
import type { Call, Input, Reply } from '@/contract/call';
import { say } from '@/contract/message';
import { isExpired } from '@/providers/auth/isExpired';
import type { SessionKeeper } from '@/providers/auth/session';
import type { Activity } from './activity';
import { encodeBody, encodePath } from './encode';
import { hasErrors } from './errorFields';
import { ApiError, readRefusal } from './errors';
import type { Progress, Transport, TransportRequest } from './transport';

export interface SendOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
}

/** Makes the product's named calls. */
export interface Client {
  /**
   * Rejects with `ApiError` for a refusal (401 only after a refresh was tried), `NetworkError` where no answer came,
   * and the signal's reason where the call was cancelled.
   */
  send<C extends Call>(call: C, input: Input<C>, options?: SendOptions): Promise<Reply<C>>;
}

interface ClientParts {
  transport: Transport;
  activity: Activity;
  /** The deployment's own paths, by a call's name. */
  paths: Readonly<Record<string, string>>;
  session: Pick<SessionKeeper, 'read' | 'remove'>;
  /** A session that has a newer access token than this one; rejects when there is none to be had. */
  refresh(staleAccess: string): Promise<Session>;
  /** Is told of each write that went through, with the server's sentence. */
  onWritten?(msg: string): void;
}

export function createClient({ transport, activity, paths, session, refresh, onWritten }: ClientParts): Client {
  let renewed: string | undefined;

  /** Sends the request, and once more after a refresh where the first is answered with 401; a second 401 ends the session. */
  async function answered(call: Call, request: (person: Session | null) => TransportRequest) {
    const person = call.access === 'public' ? null : await signedIn();
    const first = await transport(request(person));
    if (first.status !== 401 || !person) return first;
    const second = await transport(request(await renew(person)));
    if (second.status === 401) session.remove();
    return second;
  }

  /** The session, renewed first where its token is over: that saves a request, and an upload from being sent twice. */
  async function signedIn() {
    const person = await session.read();
    // A token fresh from the server is good, whatever this browser's clock says.
    const over = person && person.tokens.access !== renewed && isExpired(person.tokens.access);
    return over ? renew(person) : person;
  }

  async function renew(person: Session) {
    const next = await refresh(person.tokens.access);
    renewed = next.tokens.access;
    return next;
  }

  return {
    async send<C extends Call>(call: C, input: Input<C>, { signal, onProgress }: SendOptions = {}): Promise<Reply<C>> {
      const cancel = new AbortController();
      const landed = activity.begin(call.name, call.writes ? undefined : () => cancel.abort(new ApiError(0, say('cancelled'))));
      const { path, fields } = encodePath(call, paths[call.name] ?? call.path, input);
      const request = (person: Session | null): TransportRequest => ({
        call: call.name,
        method: call.method,
        path,
        headers: headersOf(call, person),
        ...(call.body && { body: encodeBody(call, stamped(call, fields, person)) }),
        signal: signal ? AbortSignal.any([signal, cancel.signal]) : cancel.signal,
        ...(onProgress && { onProgress }),
      });
      try {
        const { status, body } = await answered(call, request);
        if (status < 200 || status > 299 || hasErrors(body)) throw readRefusal(status, body, call);
        const reply = safeParse<C['reply']>(call.reply, body);
        if (!reply.success) throw new ApiError(status, say('unreadable_reply', { call: call.name }));
        if (call.writes) onWritten?.(sentenceOf(reply.data));
        return reply.data;
      } finally {
        landed();
      }
    },
  };
}

// A form's content type carries the boundary that only the browser knows.
const headersOf = (call: Call, person: Session | null): Record<string, string> => ({
  accept: 'application/json',
  ...(call.body && !call.multipart && { 'content-type': 'application/json' }),
  ...(person && { authorization: `Bearer ${person.tokens.access}` }),
});

const stamped = (call: Call, fields: Record<string, unknown>, person: Session | null) =>
  call.stamp ? { ...fields, [call.stamp]: person?.username || person?.email } : fields;

const sentenceOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'msg' in reply && typeof reply.msg === 'string' ? reply.msg : '';
