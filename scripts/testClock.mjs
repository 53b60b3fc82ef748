import { ahead, moveClock } from './clock.mjs';

moveClock(ahead);
