import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** A route that does nothing, to which the server's calls are compared. */
const app = new Hono().get('/', ({ json }) => json({ data: { iid: 1, name: 'one' } }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => console.log(`http://localhost:${port}`));
process.once('SIGTERM', () => process.exit(0));
