import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { TrieRouter } from 'hono/router/trie-router';
import { fail } from '@/backend/http/answers';
import { type Backend, largestForm } from '@/backend/http/app';
import { StoreUnavailable } from '@/backend/store/port';
import { calls } from '@/contract';
import type { Call } from '@/contract/call';
import { chatPath } from '@/contract/chat';
import { openApiDocument } from '@/contract/openapi';
import { version } from '../../package.json';
import type { openSite } from '../../scripts/site.mjs';
import type { Config } from '../config';
import { uploadsIn } from '../folders';
import { watchArrival } from './arrival';
import { clientOf, proxiesOf, senderOf } from './client';
import { folderOf } from './folder';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { createPacker, packed } from './packed';
import { openUpload } from './uploads';

type Site = Awaited<ReturnType<typeof openSite>>;
interface Environment {
  Bindings: HttpBindings;
  Variables: { id: string; call: string };
}

export interface AppParts {
  config: Config;
  backend: Backend;
  site: Site;
  /** Answers a request for the chat's websocket. */
  chat: MiddlewareHandler;
  log: Log;
  metrics: Metrics;
  /** Returns why the server can't do all that it is there for; undefined where it can. Anybody may read it. */
  fault(): Promise<string | undefined>;
}

/** Creates the application: the API, the stored files, the site of the product, and what an operator asks. */
export function createApp({ config, backend, site, chat, log, metrics, fault }: AppParts): Hono<Environment> {
  const app = new Hono<Environment>();
  const pack = createPacker();
  app.use(withHeaders(config, site.headers), watched({ config, log, metrics }));

  app.get('/healthz', ({ env, text }) => text('ok', 200, { 'x-proxies': String(proxiesOf(env.incoming)) }));
  app.get('/readyz', async ({ text }) => {
    const why = await fault();
    return why === undefined ? text('ready') : text(`not ready: ${why}`, 503);
  });
  app.get('/metrics', async (exchange) => {
    if (!hasToken(exchange, config.METRICS_TOKEN)) return exchange.notFound();
    return exchange.text(await metrics.text());
  });

  app.get(chatPath, chat);
  if (config.CORS_ORIGINS.length > 0) {
    app.use(
      cors({
        origin: config.CORS_ORIGINS,
        credentials: true,
        exposeHeaders: ['content-range', 'retry-after', 'x-request-id'],
        maxAge: 600,
      }),
    );
  }
  app.get('/openapi.json', ({ req }) =>
    packed(
      new Response(apiDocument(folderOf(config)), { headers: { 'content-type': 'application/json' } }),
      req.header('accept-encoding'),
    ),
  );
  app.use(async ({ req, env, var: { call } }, next) => {
    if (isSite(req, call)) return next();
    const client = senderOf(clientOf(env.incoming, config.TRUST_PROXY));
    const upload = openUpload(uploadsIn(config.DATA_DIR));
    try {
      return await pack(req.raw, (request) => backend.fetch(request, { client, form: () => upload.read(req.raw) }));
    } finally {
      await upload.close();
    }
  });

  app.all('*', async ({ env }) => {
    const { status, headers, content } = await site.answer(env.incoming);
    return new Response(env.incoming.method === 'HEAD' ? null : content, { status, headers });
  });
  app.notFound(({ text }) => text('Not found', 404));
  app.onError((error, { var: { id }, text }) => {
    log.error(error, id);
    return text('Something went wrong on the server', 500);
  });
  return app;
}

/** Creates what answers until the application can: it waits for the database, or makes its tables. */
export function createWaiting({ config, site }: Pick<AppParts, 'config' | 'site'>): Hono {
  const app = new Hono();
  app.use(withHeaders(config, site.headers));
  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/readyz', ({ text }) => text('not ready: the database isn’t there yet', 503));
  app.all('*', () => {
    const later = fail(new StoreUnavailable('busy', 'the server has just started', {}));
    later.headers.set('retry-after', '1');
    return later;
  });
  return app;
}

/** Numbers each request, and notes its answer and duration. */
const watched =
  ({ config, log, metrics }: Pick<AppParts, 'config' | 'log' | 'metrics'>): MiddlewareHandler<Environment> =>
  async (exchange, next) => {
    const { req, env } = exchange;
    const began = performance.now();
    const id = randomUUID();
    const call = callOf(req.method, req.path);
    exchange.set('id', id);
    exchange.set('call', call);
    const arrival = watchArrival(env.incoming, config.REQUEST_SECONDS);
    const outcome = await Promise.race([next(), arrival.late]);
    // What still reads it fails once the connection is closed, and answers nobody.
    if (outcome === 'late') exchange.res = exchange.text('The request took too long to arrive', 408);
    const isWhole = outcome !== 'late' && (await Promise.race([isRead(env.incoming, req.raw), arrival.late])) === true;
    arrival.end();
    const { headers, status } = exchange.res;
    headers.set('x-request-id', id);
    if (!isWhole) headers.set('connection', 'close');
    const line = {
      id,
      method: req.method,
      call,
      status,
      milliseconds: Math.round(performance.now() - began),
      client: clientOf(env.incoming, config.TRUST_PROXY),
    };
    log.request(line);
    metrics.observe(line);
  };

/** Calls and screens share their first folders: whatever is read and is no call, REST resource or stored file is the site's. */
const isSite = ({ method, path }: HonoRequest, call: string): boolean =>
  ['GET', 'HEAD'].includes(method) && call === 'other' && !/^\/(api|media|rest)\//.test(path);

/** Gives each answer the site's security headers: by its own headers, because `header` of Hono makes a new answer, a stream, each time. */
const withHeaders =
  ({ HSTS }: Config, headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (exchange, next) => {
    await next();
    const own = exchange.res.headers;
    for (const [name, value] of Object.entries(headers)) own.set(name, value);
    if (HSTS) own.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };

/** Whether a request has the operator's token; without a configured one nobody has. */
function hasToken({ req }: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, own] = [Buffer.from(req.header('authorization') ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === own.length && timingSafeEqual(given, own);
}

const made = new Map<string, string>();

/** Returns the OpenAPI document of every call as JSON; it is made when somebody asks first. */
function apiDocument(folder: string): string {
  const document = made.get(folder) ?? JSON.stringify(openApiDocument(version, folder || '/'));
  made.set(folder, document);
  return document;
}

const router = new TrieRouter<string>();
for (const [name, { method, path }] of Object.entries<Call>(calls)) router.add(method, path.replace(/\{(\w+)\}/g, ':$1'), name);
router.add('GET', chatPath, 'chat');

/** Returns the name of the call that a request makes; `other` for none. Logs and figures name it, because a path has what somebody typed. */
function callOf(method: string, path: string): string {
  const [[first] = []] = router.match(method === 'HEAD' ? 'GET' : method, path);
  return first?.[0] ?? 'other';
}

/** How many bytes of a body are received although nobody reads them: a quarter more than those of the largest form. */
const mostUnread = largestForm * 1.25;

/**
 * Receives what is left of a request's body, and keeps nothing of it: a client that is still sending might never see an answer that says why
 * it was refused. Returns false where the connection can't be used again: too much is left, or a part has been read.
 */
async function isRead({ complete }: IncomingMessage, request: Request): Promise<boolean> {
  // The body is a stream that is made when it is asked for.
  if (complete) return true;
  const { body } = request;
  if (body === null) return true;
  if (body.locked) return false;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > mostUnread) return false;
    }
  } catch {
    return false;
  }
  return true;
}
