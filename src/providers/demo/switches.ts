/** What a demonstration or a test asks of the demo through the page's address. */
export interface Switches {
  /** Milliseconds that every answer is held back: `?slow=2000`. */
  slow: number;
  /** Calls that fail instead, by name: `?fail=createCategory:500,login:network`. */
  fail: ReadonlyMap<string, number | 'network'>;
}

/** The switches in the page's address; they stay on until the tab is closed or the address has others (`?fail=`). */
export function readSwitches(search: string, kept: Pick<globalThis.Storage, 'getItem' | 'setItem'>): Switches {
  const given = new URLSearchParams(search);
  const read = (name: string): string => {
    const value = given.get(name) ?? kept.getItem(`demo.${name}`) ?? '';
    kept.setItem(`demo.${name}`, value);
    return value;
  };
  const failures = read('fail').split(',').filter(Boolean);
  return { slow: Number(read('slow')) || 0, fail: new Map(failures.map(readFailure)) };
}

function readFailure(text: string): [call: string, how: number | 'network'] {
  const [call = '', how] = text.split(':');
  return [call, how === 'network' ? how : Number(how) || 500];
}
