import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { say } from '@/contract/message';
import { wholeNumberIn } from '@/domain/wholeNumber';
import { refuse } from '../answers';
import { fieldsOf, malformed } from '../decode';
import type { Context } from '../handler';
import { Refusal } from '../refusal';
import { checkRight } from '../rights';
import { readWriteKey } from '../writeKeys';
import { listQuery } from './listQuery';
import { type RestResource, restResources } from './resources';

/** Makes the routes of the resources below `/rest`, in the form of ra-data-simple-rest; `contextOf` refuses who isn't staff. */
export function createRest(contextOf: (authorization: string | undefined) => Promise<Context>): Hono {
  const app = new Hono();
  const limit = bodyLimit({ maxSize: 1024 * 1024, onError: () => refuse(malformed(413)) });

  /** Returns who asks, and the resource; nothing of a body is read before it is known that they have the right. */
  const opened = async (req: HonoRequest<'/rest/:resource'>, { writes }: { writes: boolean }) => {
    const context = await contextOf(req.header('authorization'));
    const resource = resourceOf(req.param('resource'));
    checkRight(context.person, { area: resource.area, writes });
    return { context, resource };
  };

  app.get('/rest/:resource', async ({ req }) => {
    const { context, resource } = await opened(req, { writes: false });
    const query = listQuery(req.query());
    const { rows, total } = await offered(resource.list)(query, context);
    const last = Math.max(query.offset + rows.length - 1, 0);
    return answer(rows, { 'content-range': `${req.param('resource')} ${query.offset}-${last}/${total}` });
  });

  app.get('/rest/:resource/:id', async ({ req }) => {
    const { context, resource } = await opened(req, { writes: false });
    return answer(await resource.one(idOf(req.param('id')), context));
  });

  app.post('/rest/:resource', limit, async ({ req }) => {
    const { context, resource } = await opened(req, { writes: true });
    const fields = await fieldsOf(req.raw);
    return answer(await offered(resource.post)(fields, await named(req, context, fields)));
  });

  app.put('/rest/:resource/:id', limit, async ({ req }) => {
    const { context, resource } = await opened(req, { writes: true });
    const fields = await fieldsOf(req.raw);
    return answer(await offered(resource.put)(idOf(req.param('id')), fields, await named(req, context, fields)));
  });

  app.delete('/rest/:resource/:id', async ({ req }) => {
    const { context, resource } = await opened(req, { writes: true });
    return answer(await offered(resource.delete)(idOf(req.param('id')), await named(req, context)));
  });
  return app;
}

/** Adds what names the write, should its client have to send it again. */
async function named(req: HonoRequest, context: Context, fields?: object): Promise<Context> {
  const sent = [req.method, req.path, fields];
  return { ...context, once: await readWriteKey(req.header('idempotency-key'), { person: context.person, sent }) };
}

/** Returns a resource's answer to a verb; throws where it has none. */
function offered<Verb>(verb: Verb | undefined): Verb {
  if (!verb) throw new Refusal(404, { msg: say('no_such_call') });
  return verb;
}

const answer = (body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } });

function resourceOf(name: string): RestResource {
  const resource = Object.hasOwn(restResources, name) ? restResources[name] : undefined;
  if (!resource) throw new Refusal(404, { msg: say('no_such_call') });
  return resource;
}

/** Returns an id; 0, which no record has, where it isn't one. */
const idOf = (text: string): number => wholeNumberIn(text) ?? 0;
