import { say } from '@/contract/message';
import { Refusal } from './refusal';

export interface Throttle {
  /** Counts one more try at `key`; throws 429 after too many. */
  enter(key: string, now: Date): void;
  /** Forgets the tries at `key`, because one has succeeded. */
  succeeded(key: string): void;
}

/** Allows `limit` tries at a key in `seconds`; counts last as long as the process. */
export function createThrottle(limit: number, seconds: number): Throttle {
  const windows = new Map<string, { tries: number; ends: number }>();
  return {
    enter(key, now) {
      for (const [other, { ends }] of windows) if (ends <= now.getTime()) windows.delete(other);
      const window = windows.get(key) ?? { tries: 0, ends: now.getTime() + seconds * 1000 };
      if (window.tries >= limit) throw tooMany(window.ends - now.getTime());
      windows.set(key, { ...window, tries: window.tries + 1 });
    },
    succeeded: (key) => void windows.delete(key),
  };
}

const tooMany = (milliseconds: number) =>
  new Refusal(429, { msg: say('too_many_attempts', { count: Math.ceil(milliseconds / 1000) }) });
