import { afterEach, expect, test } from 'vitest';
import { locks } from './locks';

const had = Object.getOwnPropertyDescriptor(navigator, 'locks');
afterEach(() => {
  if (had) Object.defineProperty(navigator, 'locks', had);
});

const refuse = () => {
  throw new DOMException('No', 'SecurityError');
};
const reject = async () => refuse();

const lacking = [
  ['no locks', undefined],
  ['null for locks', null],
  ['locks without methods', {}],
  ['locks that throw', { request: refuse, query: refuse }],
  ['locks that reject', { request: reject, query: reject }],
  ['locks that grant nothing', { request: async () => undefined, query: async () => ({}) }],
] as const;

const give = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

test.each(lacking)('with %s, a lock holds within the page', async (_, value) => {
  give(value);
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return name;
  };
  expect(await Promise.all([locks.request('x', {}, work('one')), locks.request('x', {}, work('two'))])).toEqual(['one', 'two']);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  await locks.request('x', {}, async () => expect(await locks.held()).toEqual(['x']));
  await expect(locks.request('x', {}, reject)).rejects.toThrow('No');
});

test('what fails under a lock isn’t tried again, nor what gave up waiting', async () => {
  let tries = 0;
  const fail = async () => {
    tries += 1;
    return refuse();
  };
  await expect(locks.request('x', {}, fail)).rejects.toThrow('No');
  expect(tries).toBe(1);
  await locks.request('x', {}, async () => {
    const given = AbortSignal.abort(new Error('Enough'));
    await expect(locks.request('x', { signal: given }, fail)).rejects.toThrow('Enough');
  });
  expect(tries).toBe(1);
});
