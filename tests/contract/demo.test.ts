import { installLocks } from '@tests/support/locks';
import { makeDemoHost } from './demoTestHost';
import { describeContract } from './describeContract';

installLocks();

describeContract('the demo', makeDemoHost, ['schema', 'calls', 'cases']);
