import { Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Context, Handler } from '@/backend/handler';
import { nobody, type Person } from '@/backend/handler';
import { handlers } from '@/backend/handlers';
import { readIfMatch } from '@/backend/history/conflicts';
import type { Host } from '@/backend/host';
import { withCleanHtml } from '@/backend/html/withCleanHtml';
import { invalidFields, malformed, Refusal } from '@/backend/refusal';
import { noteActivity } from '@/backend/session/activity';
import { checkFactor } from '@/backend/session/factorDemand';
import { checkRight } from '@/backend/session/rights';
import { readAccess } from '@/backend/session/tokens';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { largestFile } from '@/contract/fileFields';
import { mostFiles } from '@/contract/lessonResource';
import { say } from '@/contract/message';
import { answerOf } from '@/contract/replies';
import { fail, named, refusalOf, refuse, succeed, succeedWithRows, unchanged } from './answers';
import { decodeBody } from './decode';
import { serveFile } from './media';
import { runCall } from './runCall';
import { etagOf } from './unchanged';
import { readWriteKey } from './writeKeys';

export interface Sent {
  /** The network address of whoever sent the request, as the host knows it; a host with a single client, such as a browser tab, has none. */
  client?: string;
  /** What its browser says of itself, where that isn't in the request's headers. */
  agent?: string;
  /** Returns the request's multipart form, in a host that has the form itself, or reads it as it arrives; rejects with a refusal. */
  form?: () => Promise<FormData>;
}

export interface Backend {
  /** Answers a request; never rejects. */
  fetch(request: Request, sent?: Sent): Promise<Response>;
}

const megabyte = 1024 * 1024;
/** The most bytes of a form: its files, and room for the fields beside them. */
export const largestForm = mostFiles * largestFile + megabyte;

/** Creates the product's backend, with every call of the contract as a route. */
export function createBackend(host: Host): Backend {
  const app = new Hono<{ Bindings: Sent; Variables: { person: Person } }>();
  const table: Record<string, Handler<Call>> = handlers;

  for (const [name, call] of Object.entries<Call>(calls)) {
    const handler = table[name];
    if (!handler) throw new Error(`${name} has no handler`);
    const limit = limitOf(call);
    const path = call.path.replace(/\{(\w+)\}/g, ':$1');
    // No body is read before the person is known, and has the right to make the call.
    app.on(call.method, path, async (exchange, next) => {
      const person = await authorize(host, call, exchange.req.header('authorization'));
      if (call.access === 'staff') await noteRefused(host, call, { person, ...senderOf(exchange) });
      exchange.set('person', person);
      return next();
    });
    app.on(call.method, path, limit, async ({ req, env, var: { person } }) => {
      const { form } = env;
      const etag = await etagOf(host, name);
      if (etag !== undefined && req.header('if-none-match') === etag) return unchanged(etag);
      const input = await readInput(host, call, req, form);
      const expected = readIfMatch(req.header('if-match'));
      const once = await onceOf(req, { person, secret: host.secret, call, input });
      const sender = { person, ...senderOf({ req, env }) };
      const job = { call, handler, handlers: table, input, ...sender, expected, once };
      // What has a name is read where its name was.
      const copied =
        etag === undefined && isList(call)
          ? await host.fromCopy?.(person, (store) => runCall({ ...host, store }, job))
          : undefined;
      const reply: unknown = answerOf(call.reply).parse(copied ? copied.answer : await runCall(host, job));
      if (call.query) return succeedWithRows(call, input, reply);
      return succeed(reply, etag === undefined ? {} : named(etag));
    });
  }

  app.get('/media/:path{.+}', ({ req }) => serveFile(host, req.param('path'), rangeOf(req)));
  app.notFound(() => refuse(new Refusal(404, { msg: say('no_such_call') })));
  app.onError((error) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(refusal);
    host.report(error);
    return fail(error);
  });
  return { fetch: async (request, sent = {}) => app.fetch(request, sent) };
}

/** Whether a call only lists, reports or searches; a record that is read alone is what the next change of it is based on. */
const isList = ({ writes, access, method, query, path, isSecret }: Call): boolean =>
  !writes &&
  access === 'staff' &&
  !isSecret &&
  (method === 'POST' || query !== undefined || !/\{(?!offset|limit|page)/.test(path));

/** The most characters of what a browser says of itself that are read. */
const longestAgent = 300;

/** Returns from where a request comes. */
const senderOf = ({ req, env: { client = '', agent } }: { req: HonoRequest; env: Sent }) => ({
  client,
  agent: (agent ?? req.header('user-agent') ?? '').slice(0, longestAgent),
});

/** Refuses a call to which somebody has no right, and notes that. */
async function noteRefused(host: Host, call: Call, sender: Pick<Context, 'person' | 'client' | 'agent'>): Promise<void> {
  try {
    checkRight(sender.person, call);
  } catch (refusal) {
    const noted = { kind: 'refused', about: call.name } as const;
    await host.store.tx((tx) => noteActivity(tx, { ...sender, now: host.now() }, noted)).catch(host.report);
    throw refusal;
  }
}

/** Limits a body. That of a form is measured by a host that reads it as it arrives: this would hold it in memory, if its length isn't said. */
function limitOf(call: Call): MiddlewareHandler<{ Bindings: Sent }> {
  const maxSize = call.multipart ? largestForm : megabyte;
  const limit = bodyLimit({ maxSize, onError: () => refuse(malformed(413)) });
  return async (exchange, next) => {
    if (!call.multipart || !exchange.env.form) return limit(exchange, next);
    return Number(exchange.req.header('content-length') ?? 0) > maxSize ? refuse(malformed(413)) : next();
  };
}

/** Whether a bare hash of an input would let a password be guessed; a hash with the server's secret is one that no other version has made. */
const hasPassword = (input: object): boolean => Object.keys(input).some((name) => name.includes('password'));

/** What names a call that writes, unless its answer is kept nowhere. The input has the parameters of its path. */
const onceOf = async (
  req: HonoRequest,
  { person, call, input, secret }: { person: Person; call: Call; input: object; secret: string },
) =>
  call.writes && !call.isSecret
    ? readWriteKey(req.header('idempotency-key'), { person, sent: [call.name, input], secret: hasPassword(input) ? secret : '' })
    : undefined;

/** A range that holds for one version of a file alone isn't answered: no version is known to be the one. */
const rangeOf = (req: HonoRequest): string | undefined =>
  req.header('if-range') === undefined ? req.header('range') : undefined;

async function authorize(host: Host, call: Call, authorization: string | undefined): Promise<Person> {
  if (call.access === 'public') return nobody;
  const token = authorization?.match(/^Bearer (\S+)$/i)?.[1];
  const person = token === undefined ? undefined : await readAccess(host, token);
  if (!person) throw new Refusal(401, { msg: say('not_signed_in') });
  if (call.access === 'staff' && !person.isStaff) throw new Refusal(403, { msg: say('not_staff') });
  checkFactor(person, call);
  return person;
}

async function readInput(host: Host, call: Call, req: HonoRequest, form: Sent['form']): Promise<Record<string, unknown>> {
  const params = req.param();
  if (/\p{Cc}/u.test(Object.values(params).join(''))) throw malformed(400);
  if (call.query) return parsedQuery(call.query, req.query());
  if (!call.body) return params;
  const sent = await decodeBody(call, req.raw, form);
  const body = call.body.safeParse(call.writes ? await withCleanHtml(call.body, sent, host) : sent);
  if (!body.success) throw invalidFields(body.error);
  return { ...body.data, ...params };
}

/** Reads what is asked for after the `?`. No form has it: what is wrong there has no field. */
function parsedQuery(query: NonNullable<Call['query']>, params: Record<string, string>): Record<string, unknown> {
  const { data } = query.safeParse(params);
  if (!data) throw new Refusal(400, { msg: say('invalid_fields') });
  return data;
}
