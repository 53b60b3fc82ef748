import { beforeAll } from 'vitest';
import { describeContract } from './describeContract';
import { sharedPglite, startTime } from './pglite';
import { createPgliteHost } from './pgliteHost';

beforeAll(sharedPglite, startTime);

describeContract('PostgreSQL', createPgliteHost);
