import { afterAll } from 'vitest';
import { tidyUp } from './leftovers';

// Files share their modules: a hook that a module registers would run after the first of them alone.
afterAll(tidyUp);
