import { usualLifetimes } from '@/backend/host';

/** Milliseconds that an answer takes, so that a demo feels like a network. */
const usualDelay = 150;

/** What a demonstration or a test asks of the demo through the page's address. */
export interface Switches {
  /** Milliseconds that every answer takes: `?slow=2000`. */
  slow: number;
  /** Calls that fail instead, by name: `?fail=createCategory:500,login:network`. */
  fail: ReadonlyMap<string, number | 'network'>;
  /** Seconds that an access token is good for: `?access=5`. */
  access: number;
}

const names = ['slow', 'fail', 'access'] as const;

/** Keeps the switches in the page's address, until the tab is closed or an address has others (`?fail=`). */
export function keepSwitches(): void {
  const given = new URLSearchParams(location.search);
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) sessionStorage.setItem(`demo.${name}`, value);
  }
}

/** The switches as they are now. */
export function readSwitches(): Switches {
  keepSwitches();
  const read = (name: (typeof names)[number]) => sessionStorage.getItem(`demo.${name}`) ?? '';
  const failures = read('fail').split(',').filter(Boolean);
  return {
    slow: numberOr(usualDelay, read('slow')),
    fail: new Map(failures.map(readFailure)),
    access: numberOr(usualLifetimes.access, read('access')),
  };
}

const numberOr = (usual: number, text: string): number => (/^\d+$/.test(text) ? Number(text) : usual);

function readFailure(text: string): [call: string, how: number | 'network'] {
  const [call = '', how] = text.split(':');
  return [call, how === 'network' ? how : Number(how) || 500];
}
