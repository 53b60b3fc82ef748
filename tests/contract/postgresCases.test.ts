import { noteStatements } from '@tests/support/sentStatements';
import { beforeAll } from 'vitest';
import { describeContract } from './describeContract';
import { overHttp } from './overHttp';
import { createPgliteHost, sharedPglite } from './pglite';

const lint = noteStatements();
beforeAll(sharedPglite);

describeContract('PostgreSQL over HTTP', overHttp(createPgliteHost), ['cases']);

lint();
