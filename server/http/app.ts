import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Backend } from '@/backend/app';
import { chatPath } from '@/contract/chat';
import type { openSite } from '../../scripts/site.mjs';
import type { Config } from '../config';
import { uploadsIn } from '../folders';
import { apiDocument } from './apiDocument';
import { watchArrival } from './arrival';
import { callOf } from './calls';
import { clientOf, senderOf } from './client';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { isRead } from './unread';
import { openUpload } from './uploads';

type Site = Awaited<ReturnType<typeof openSite>>;
interface Environment {
  Bindings: HttpBindings;
  Variables: { id: string };
}

export interface AppParts {
  config: Config;
  backend: Backend;
  site: Site;
  /** Answers a request for the chat's websocket. */
  chat: MiddlewareHandler;
  log: Log;
  metrics: Metrics;
  /** Whether the server can answer calls: its database answers, and it isn't stopping. */
  isReady(): Promise<boolean>;
}

/** Creates the application: the API, the stored files, the site of the product, and what an operator asks. */
export function createApp({ config, backend, site, chat, log, metrics, isReady }: AppParts): Hono<Environment> {
  const app = new Hono<Environment>();
  app.use(withHeaders(config, site.headers), watched({ config, log, metrics }));

  app.get('/healthz', ({ text }) => text('ok'));
  app.get('/readyz', async ({ text }) => ((await isReady()) ? text('ready') : text('not ready', 503)));
  app.get('/metrics', async (exchange) => {
    if (!hasToken(exchange, config.METRICS_TOKEN)) return exchange.notFound();
    return exchange.text(await metrics.text());
  });

  app.get(chatPath, chat);
  app.use(
    cors({ origin: config.CORS_ORIGINS, credentials: true, exposeHeaders: ['content-range', 'x-request-id'], maxAge: 600 }),
  );
  app.use(compress({ threshold: 1024 }));
  app.get('/openapi.json', ({ body }) => body(apiDocument(), 200, { 'content-type': 'application/json' }));
  app.use(async ({ req, env }, next) => {
    if (isSite(req)) return next();
    const client = senderOf(clientOf(env.incoming, config.TRUST_PROXY));
    const upload = openUpload(uploadsIn(config.DATA_DIR));
    try {
      return await backend.fetch(req.raw, { client, form: () => upload.read(req.raw) });
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

/** Numbers each request, and notes its answer and duration. */
const watched =
  ({ config, log, metrics }: Pick<AppParts, 'config' | 'log' | 'metrics'>): MiddlewareHandler<Environment> =>
  async (exchange, next) => {
    const { req, env } = exchange;
    const began = performance.now();
    const id = randomUUID();
    exchange.set('id', id);
    const arrival = watchArrival(env.incoming, config.REQUEST_SECONDS);
    const outcome = await Promise.race([next(), arrival.late]);
    // What still reads it fails once the connection is closed, and answers nobody.
    if (outcome === 'late') exchange.res = exchange.text('The request took too long to arrive', 408);
    const isWhole = outcome !== 'late' && (await Promise.race([isRead(env.incoming, req.raw), arrival.late])) === true;
    arrival.end();
    exchange.header('x-request-id', id);
    if (!isWhole) exchange.header('connection', 'close');
    const line = {
      id,
      method: req.method,
      call: callOf(req.method, req.path),
      status: exchange.res.status,
      milliseconds: Math.round(performance.now() - began),
      client: clientOf(env.incoming, config.TRUST_PROXY),
    };
    log.request(line);
    metrics.observe(line);
  };

/** Calls and screens share their first folders: whatever is read and is no call, REST resource or stored file is the site's. */
const isSite = ({ method, path }: HonoRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && callOf(method, path) === 'other' && !/^\/(api|media|rest)\//.test(path);

/** Gives each answer the site's security headers. */
const withHeaders =
  ({ HSTS }: Config, headers: Readonly<Record<string, string>>): MiddlewareHandler =>
  async (exchange, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) exchange.header(name, value);
    if (HSTS) exchange.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };

/** Whether a request has the operator's token; without a configured one nobody has. */
function hasToken({ req }: Context, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, own] = [Buffer.from(req.header('authorization') ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === own.length && timingSafeEqual(given, own);
}
