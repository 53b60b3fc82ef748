import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
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
import { packed } from './packed';
import { isRead } from './unread';
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
    packed(new Response(apiDocument(), { headers: { 'content-type': 'application/json' } }), req.header('accept-encoding')),
  );
  app.use(async ({ req, env, var: { call } }, next) => {
    if (isSite(req, call)) return next();
    const client = senderOf(clientOf(env.incoming, config.TRUST_PROXY));
    const upload = openUpload(uploadsIn(config.DATA_DIR));
    try {
      const answer = await backend.fetch(req.raw, { client, form: () => upload.read(req.raw) });
      return await packed(answer, req.header('accept-encoding'));
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
