import { afterEach, expect, test, vi } from 'vitest';
import { forgetRefusals, hasRefused } from './refusals';
import { hideBlockedStorage, localStore, sessionStore } from './webStorage';

afterEach(() => {
  vi.restoreAllMocks();
  forgetRefusals();
});

const refuse = () => {
  throw new DOMException('The disk is full', 'QuotaExceededError');
};
const stores = [
  { name: 'localStorage', store: localStore },
  { name: 'sessionStorage', store: sessionStore },
] as const;

test.each(stores)('what $name takes is kept there', ({ name, store }) => {
  store.setItem('a', '1');
  expect([store.getItem('a'), window[name].getItem('a')]).toEqual(['1', '1']);
  store.removeItem('a');
  expect([store.getItem('a'), hasRefused()]).toEqual([null, false]);
});

test.each(stores)('what $name refuses lasts as long as the page', ({ name, store }) => {
  store.setItem('a', '1');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  store.setItem('a', '2');
  expect([store.getItem('a'), hasRefused()]).toEqual(['2', true]);
  store.removeItem('a');
  expect(store.getItem('a')).toBeNull();
  store.setItem('a', '3');
  store.clear();
  expect(store.getItem('a')).toBeNull();
  store.setItem('a', '4');
  full.mockRestore();
  store.setItem('a', '5');
  expect([store.getItem('a'), window[name].getItem('a')]).toEqual(['5', '5']);
});

test('a localStorage that throws when it is reached is hidden, and what it would hold is kept for the page', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  hideBlockedStorage();
  expect(window.localStorage).toBeUndefined();
  localStore.setItem('a', '1');
  expect([localStore.getItem('a'), hasRefused()]).toEqual(['1', true]);
  localStore.clear();
  if (own) Object.defineProperty(window, 'localStorage', own);
});
