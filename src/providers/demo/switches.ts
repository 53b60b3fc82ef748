import { usualLifetimes } from '@/backend/host';
import { sessionStore } from '@/providers/storage/webStorage';

/** How long an answer takes, in milliseconds, so that a demo feels like a network. */
const usualDelay = 150;

/** A status, no connection, or an answer that is lost. */
export type Failure = number | 'network' | 'lost';

/** The settings of a demonstration or a test, from the page's address. */
export interface Switches {
  /** How long every answer takes, in milliseconds: `?slow=2000`. */
  slow: number;
  /** Calls that fail, by name: `?fail=createCategory:500,login:network`; those that are `lost` are done, and have no answer. */
  fail: ReadonlyMap<string, Failure>;
  /** How long an access token is valid, in seconds: `?access=5`. */
  access: number;
}

const names = ['slow', 'fail', 'access'] as const;

/** Keeps the address's switches until the tab is closed or an address sets others (`?fail=`). */
export function keepSwitches(): void {
  const given = new URLSearchParams(location.search);
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) sessionStore.setItem(`demo.${name}`, value);
  }
}

/** Returns the present switches. */
export function readSwitches(): Switches {
  keepSwitches();
  const read = (name: (typeof names)[number]) => sessionStore.getItem(`demo.${name}`) ?? '';
  const failures = read('fail').split(',').filter(Boolean);
  return {
    slow: numberOr(usualDelay, read('slow')),
    fail: new Map(failures.map(readFailure)),
    access: numberOr(usualLifetimes.access, read('access')),
  };
}

const numberOr = (usual: number, text: string): number => (/^\d+$/.test(text) ? Number(text) : usual);

function readFailure(text: string): [call: string, how: Failure] {
  const [call = '', how] = text.split(':');
  return [call, how === 'network' || how === 'lost' ? how : Number(how) || 500];
}
