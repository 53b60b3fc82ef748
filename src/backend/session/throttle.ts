import type { Context } from '@/backend/handler';
import type { Throttle } from '@/backend/host';
import { Refusal } from '@/backend/refusal';
import { say } from '@/contract/message';

/** How many tries a key has in a minute, where the caller doesn't say. */
const usualLimit = 5;

/** How long tries count, in milliseconds. */
export const throttleWindow = 60_000;

/** How much longer each try that is slowed waits than the one before, and how long at most, in milliseconds. */
const slowing = { step: 100, most: 5000 };

/** Where tries are counted. */
interface Counts extends Pick<Throttle, 'succeeded'> {
  /** Counts one more try; returns their number, and when their minute is over, in milliseconds since 1970. */
  count(key: string, now: Date): Promise<{ tries: number; ends: number }>;
}

/** Makes a throttle of counts; `wait` lasts so many milliseconds. */
export const throttleOf = ({ count, succeeded }: Counts, wait = pause): Throttle => ({
  async enter(key, now, limit = usualLimit) {
    const { tries, ends } = await count(key, now);
    if (tries > limit) throw tooMany(ends - now.getTime());
  },
  async slow(key, now, limit) {
    const { tries } = await count(key, now);
    if (tries > limit) await wait(Math.min((tries - limit) * slowing.step, slowing.most));
  },
  succeeded,
});

const pause = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Counts tries as long as the process lasts, those of the last so many milliseconds. */
export function createThrottle(lasts = throttleWindow, wait = pause): Throttle {
  const windows = new Map<string, { tries: number; ends: number }>();
  const count: Counts['count'] = async (key, now) => {
    for (const [other, { ends }] of windows) if (ends <= now.getTime()) windows.delete(other);
    const { tries, ends } = windows.get(key) ?? { tries: 0, ends: now.getTime() + lasts };
    const window = { tries: tries + 1, ends };
    windows.set(key, window);
    return window;
  };
  return throttleOf({ count, succeeded: async (key) => void windows.delete(key) }, wait);
}

/** How often an account may be tried in a minute, from wherever, before tries are slowed. */
const mostPerAccount = 50;

interface Tried {
  what: 'login' | 'reset' | 'complete';
  account: string | number;
  /** How often an address may try in a minute, whatever account: a whole office may share one. */
  mostPerClient: number;
}

/**
 * Counts a try at an account; returns the key of what is forgotten when it succeeds. Tries are refused by account and address, because by the
 * account alone a stranger could lock somebody out by wrong guesses; and by address alone, so that one can't try many accounts. Those from
 * many addresses at one account are slowed.
 */
export async function enterAccount({ host, client, now }: Context, { what, account, mostPerClient }: Tried): Promise<string> {
  const key = `${what} ${client} ${account}`;
  await host.throttle.enter(key, now);
  await host.throttle.enter(`${what} ${client}`, now, mostPerClient);
  await host.throttle.slow(`${what} of ${account}`, now, mostPerAccount);
  return key;
}

/** Makes the refusal of one try too many; the next is possible after so many milliseconds. */
function tooMany(milliseconds: number): Refusal {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new Refusal(429, { msg: say('too_many_attempts', { count: seconds }) }, seconds);
}
