import { beforeAll, describe } from 'vitest';
import { secondFactorCases } from './cases/secondFactor';
import { overHttp } from './overHttp';
import { createPgliteHost, sharedPglite } from './pglite';
import { worldsOn } from './worlds';

beforeAll(sharedPglite);
const open = worldsOn(overHttp(createPgliteHost));
for (const [name, run] of Object.entries(secondFactorCases)) describe(name, () => run(open));
