import type { Session } from '@/contract/account';
import { type Call, type Input, pathParams, type Reply } from '@/contract/call';
import { say } from '@/contract/message';
import type { SessionKeeper } from '@/providers/auth/session';
import { rules } from '@/providers/i18n/rules';
import type { Activity } from './activity';
import { type Authorized, bearer } from './authorized';
import { hasErrors } from './errorFields';
import { ApiError, readRefusal } from './errors';
import { readReply } from './readReply';
import { sentenceOf } from './serverText';
import type { Progress, Transport, TransportRequest, TransportResponse } from './transport';
import type { Press } from './writeKeys';

export interface SendOptions {
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Doesn't show the server's message of a write: it is one of many, and each is reported in its own place. */
  quiet?: boolean;
  /** Isn't shown in the loading bar: nobody waits for it. */
  unseen?: boolean;
  /** The version of the record that a write is based on, as `If-Match` has it: a server of ours refuses the write if it isn't the present one. */
  version?: string;
  /** What sends a write: from there it isn't done twice if its answer is lost. */
  press?: Press;
  /** Which of the several writes of one press it is. */
  part?: string | number;
}

/** A request of a REST resource. */
export interface RestRequest
  extends Pick<TransportRequest, 'method' | 'path' | 'signal'>,
    Pick<SendOptions, 'press' | 'part' | 'version'> {
  /** JSON. */
  body?: string;
}

/** Sends the product's named calls. */
export interface Client {
  /**
   * Rejects with `ApiError` for a refusal (401 only after a refresh was tried), `NetworkError` where no answer came,
   * and the signal's reason where the call was cancelled.
   */
  send<C extends Call>(call: C, input: Input<C>, options?: SendOptions): Promise<Reply<C>>;
  /** Sends a request of ra-data-simple-rest; rejects as `send` does. */
  rest(request: RestRequest): Promise<TransportResponse>;
}

interface ClientParts {
  transport: Transport;
  activity: Activity;
  /** The deployment's own paths, by a call's name. */
  paths: Readonly<Record<string, string>>;
  session: Pick<SessionKeeper, 'read' | 'remove'>;
  authorized: Authorized;
  /** Called after each successful write, with the server's message. */
  onWritten?(msg: string): void;
  /** Called after each write that may have been done, also one of many, or below `/rest`. */
  onChanged?: (() => void) | undefined;
}

type Answered = (call: Pick<Call, 'access'>, request: (person: Session | null) => TransportRequest) => Promise<TransportResponse>;

/** Makes what returns the answer to a call; a 401 that stays after a refresh ends the session. */
const answering =
  ({ transport, session, authorized }: Pick<ClientParts, 'transport' | 'session' | 'authorized'>): Answered =>
  async ({ access }, request) => {
    if (access === 'public') return transport(request(null));
    let asking: Session | null = null;
    const answer = await authorized((person) => {
      asking = person;
      return transport(request(person));
    });
    if (answer.status === 401 && isOf(asking, await session.read())) session.remove('ended');
    return answer;
  };

export function createClient({ activity, paths, onWritten, onChanged, ...parts }: ClientParts): Client {
  const answered = answering(parts);

  /** Notes that a call has begun; returns what notes that it is over, however it went. */
  const begun = (call: Call, { unseen, stop }: { unseen: boolean; stop: (() => void) | undefined }) => {
    const landed = unseen ? undefined : activity.begin(call.name, stop);
    return () => {
      landed?.();
      if (call.writes && call.access !== 'public') onChanged?.();
    };
  };

  /** Returns an answer that is no refusal. The sentences that it may need have loaded: those of a write load while it is sent. */
  async function accepted(call: Call, request: (person: Session | null) => TransportRequest) {
    const isAnnounced = call.writes && call.access !== 'public';
    if (isAnnounced) void openRules();
    const answer = await answered(call, request);
    const isRefused = isRefusal(answer);
    if (isAnnounced || isRefused) await openRules();
    if (isRefused) throw refusalOf(call, answer);
    return answer;
  }

  return {
    async send<C extends Call>(
      call: C,
      input: Input<C>,
      { signal, onProgress, quiet = false, unseen = false, version, press = {}, part }: SendOptions = {},
    ): Promise<Reply<C>> {
      const cancel = new AbortController();
      const stop = call.writes ? undefined : () => cancel.abort(new ApiError(0, say('cancelled')));
      const landed = begun(call, { unseen, stop });
      const { path, fields } = encodePath(call, paths[call.name] ?? call.path, input);
      const request = (person: Session | null): TransportRequest => ({
        call: call.name,
        method: call.method,
        path,
        headers: { ...headersOf(call, person), ...ifMatch(version) },
        ...(call.body && { body: encodeBody(call, stamped(call, fields, person)) }),
        signal: signal ? AbortSignal.any([signal, cancel.signal]) : cancel.signal,
        ...(onProgress && { onProgress }),
        ...(call.writes && { pressed: { press, part, area: call.area, isAddition: call.adds } }),
      });
      try {
        const { status, body } = await accepted(call, request);
        const reply = readReply<C['reply']>(call.reply, body, call.name, status);
        if (call.writes && !quiet) onWritten?.(sentenceOf(reply));
        return reply;
      } finally {
        landed();
      }
    },

    rest: restBy({ activity, answered, onChanged }),
  };
}

interface RestParts extends Pick<ClientParts, 'activity' | 'onChanged'> {
  answered: Answered;
}

/** Makes the function that sends a request of `/rest`. */
const restBy =
  ({ activity, answered, onChanged }: RestParts): Client['rest'] =>
  async ({ signal, press = {}, part, version, ...request }) => {
    const [, , area = ''] = request.path.split('/');
    const landed = activity.begin('rest');
    try {
      const headers = { accept: 'application/json', ...(request.body !== undefined && { 'content-type': 'application/json' }) };
      const answer = await answered({ access: 'staff' }, (person) => ({
        ...request,
        call: 'rest',
        headers: { ...headers, ...bearer(person), ...ifMatch(version) },
        ...(signal && { signal }),
        ...(request.method !== 'GET' && { pressed: { press, part, area, isAddition: request.method === 'POST' } }),
      }));
      if (!isRefusal(answer)) return answer;
      await openRules();
      throw readRefusal(answer);
    } finally {
      landed();
      if (request.method !== 'GET') onChanged?.();
    }
  };

/** Whether a server refuses what it was asked, by its status or by the errors that it reports. */
const isRefusal = ({ status, body }: TransportResponse): boolean => status < 200 || status > 299 || hasErrors(body);

/** Makes the error of a refusal; errors of a success status may mean that the record doesn't exist. */
const refusalOf = (call: Call, answer: TransportResponse): ApiError =>
  call.missing && answer.status < 300 ? new ApiError(404, say(call.missing)) : readRefusal(answer, call);

/** Loads the sentences of rules. Without them a server's own sentence is shown as it came. */
const openRules = (): Promise<void> => rules.open().catch(() => undefined);

/** Whether a request was sent in the present session: somebody may have signed in since. */
const isOf = (asking: Session | null, standing: Session | null): boolean =>
  asking !== null && asking.tokens.access === standing?.tokens.access;

const ifMatch = (version: string | undefined): Record<string, string> => (version === undefined ? {} : { 'if-match': version });

// A form's content type contains the boundary, which only the browser knows.
const headersOf = (call: Call, person: Session | null): Record<string, string> => ({
  accept: 'application/json',
  ...(call.body && !call.multipart && { 'content-type': 'application/json' }),
  ...bearer(person),
});

const stamped = (call: Call, fields: Record<string, unknown>, person: Session | null) =>
  call.stamp ? { ...fields, [call.stamp]: person?.username || person?.email } : fields;

/** Fills a path's parameters from the input; returns the path and the remaining fields, which go to the body. */
function encodePath(call: Call, template: string, input: unknown) {
  const given: Readonly<Record<string, unknown>> = Object(input);
  const names = pathParams(call.path);
  const path = names.reduce((filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(given[name]))), template);
  return { path, fields: Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) };
}

/**
 * Encodes the body as the call sends it: a form with repeated keys for lists, or JSON. It has the fields that the call names and no others,
 * because a form may ask for more.
 */
function encodeBody({ body, stamp, multipart }: Call, fields: Readonly<Record<string, unknown>>): FormData | string {
  const shape = body?.shape ?? {};
  const named = Object.fromEntries(Object.entries(fields).filter(([name]) => name === stamp || Object.hasOwn(shape, name)));
  return multipart ? toForm(named) : JSON.stringify(named);
}

function toForm(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const part of Array.isArray(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part);
      else if (part !== undefined && part !== null) form.append(name, String(part));
    }
  }
  return form;
}
