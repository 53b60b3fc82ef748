import { beforeAll } from 'vitest';

/** Uses the libraries' production builds: React alone takes a third less time without its development checks. */
process.env['NODE_ENV'] = 'production';

// Before the first test: its limit of time isn't for the compiler. Imported here, once the builds are chosen.
beforeAll(async () => (await import('./warmUp')).warmUp());
