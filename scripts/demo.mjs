import { build } from 'vite';
import { serve } from './serve.mjs';

const port = Number(process.env.PORT ?? 4173);

await build({ logLevel: 'warn' });
try {
  const { url } = await serve({ port });
  console.log(`
  Coursedesk   ${url}

  Sign in as   staff@coursedesk.test     (staff)
         or    learner@coursedesk.test   (not staff)
  Password     Coursedesk#1

  Ctrl+C stops it.
`);
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: choose another with PORT=… npm run demo` : error);
  process.exitCode = 1;
}
