import { say } from '@/contract/message';
import { Refusal } from './refusal';

/** Limits tries at keys. What several processes answer, they count together. */
export interface Throttle {
  /** Counts one more try at `key`; rejects with 429 after `limit` of them in a minute, until that minute is over. */
  enter(key: string, now: Date, limit?: number): Promise<void>;
  /** Forgets the tries at `key`, because one has succeeded. */
  succeeded(key: string): Promise<void>;
}

/** How many tries a key has in a minute, where the caller doesn't say. */
export const usualLimit = 5;

/** How long tries count, in milliseconds. */
export const throttleWindow = 60_000;

/** Counts tries as long as the process lasts, those of the last so many milliseconds. */
export function createThrottle(lasts = throttleWindow): Throttle {
  const windows = new Map<string, { tries: number; ends: number }>();
  return {
    async enter(key, now, limit = usualLimit) {
      for (const [other, { ends }] of windows) if (ends <= now.getTime()) windows.delete(other);
      const window = windows.get(key) ?? { tries: 0, ends: now.getTime() + lasts };
      if (window.tries >= limit) throw tooMany(window.ends - now.getTime());
      windows.set(key, { ...window, tries: window.tries + 1 });
    },
    succeeded: async (key) => void windows.delete(key),
  };
}

/** Makes the refusal of one try too many; the next is possible after so many milliseconds. */
export const tooMany = (milliseconds: number) =>
  new Refusal(429, { msg: say('too_many_attempts', { count: Math.ceil(milliseconds / 1000) }) });
