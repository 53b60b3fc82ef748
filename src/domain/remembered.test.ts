import { expect, test, vi } from 'vitest';
import { remembered } from './remembered';

test('each object is asked about once, whatever the answer', () => {
  const asked = vi.fn(({ name }: { name?: string }) => name);
  const nameOf = remembered(asked);
  const [law, nameless] = [{ name: 'Law' }, {}];
  expect([law, nameless, law, nameless].map(nameOf)).toEqual(['Law', undefined, 'Law', undefined]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(nameOf({ name: 'Law' })).toBe('Law');
  expect(asked).toHaveBeenCalledTimes(3);
});
