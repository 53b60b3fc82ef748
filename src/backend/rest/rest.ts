import { Hono } from 'hono';
import { id } from '@/contract/fields';
import { say } from '@/contract/message';
import type { Context } from '../handler';
import { Refusal } from '../refusal';
import { listQuery } from './listQuery';
import { type RestResource, restResources } from './resources';

/** Makes the routes of the resources below `/rest`, in the form of ra-data-simple-rest; `contextOf` refuses who isn't staff. */
export function createRest(contextOf: (authorization: string | undefined) => Promise<Context>): Hono {
  const app = new Hono();
  app.get('/rest/:resource', async ({ req }) => {
    const context = await contextOf(req.header('authorization'));
    const name = req.param('resource');
    const query = listQuery(req.query());
    const { rows, total } = await resourceOf(name).list(query, context);
    const last = Math.max(query.offset + rows.length - 1, 0);
    return answer(rows, { 'content-range': `${name} ${query.offset}-${last}/${total}` });
  });

  app.get('/rest/:resource/:id', async ({ req }) => {
    const context = await contextOf(req.header('authorization'));
    return answer(await resourceOf(req.param('resource')).one(idOf(req.param('id')), context));
  });

  app.put('/rest/:resource/:id', async ({ req }) => {
    const context = await contextOf(req.header('authorization'));
    const { put } = resourceOf(req.param('resource'));
    if (!put) throw new Refusal(404, { msg: say('no_such_call') });
    return answer(await put(idOf(req.param('id')), context));
  });
  return app;
}

const answer = (body: object, headers: Record<string, string> = {}): Response =>
  Response.json(body, { headers: { 'cache-control': 'no-store', ...headers } });

function resourceOf(name: string): RestResource {
  const resource = Object.hasOwn(restResources, name) ? restResources[name] : undefined;
  if (!resource) throw new Refusal(404, { msg: say('no_such_call') });
  return resource;
}

function idOf(text: string): number {
  const iid = id.safeParse(Number(text));
  if (!iid.success) throw new Refusal(404, { msg: say('no_such_call') });
  return iid.data;
}
