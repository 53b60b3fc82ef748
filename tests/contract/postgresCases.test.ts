import { beforeAll } from 'vitest';
import { describeContract } from './describeContract';
import { overHttp } from './overHttp';
import { createPgliteHost, sharedPglite } from './pglite';

beforeAll(sharedPglite);

describeContract('PostgreSQL over HTTP', overHttp(createPgliteHost), ['cases']);
