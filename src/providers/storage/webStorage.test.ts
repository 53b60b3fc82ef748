import { beforeEach, expect, test, vi } from 'vitest';
import { forgetRefusals, hasRefused } from './refusals';
import { installWebStorage } from './webStorage';

beforeEach(() => {
  installWebStorage();
  return forgetRefusals;
});

const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });

test.each(['localStorage', 'sessionStorage'] as const)('%s that takes everything is as it was', (name) => {
  window[name].setItem('a', '1');
  expect([window[name].getItem('a'), window[name].length, Object.keys(window[name])]).toEqual(['1', 1, ['a']]);
  window[name].removeItem('a');
  expect([window[name].getItem('a'), hasRefused()]).toEqual([null, false]);
});

test.each(['localStorage', 'sessionStorage'] as const)('what %s refuses lasts as long as the page', (name) => {
  window[name].setItem('a', '1');
  const full = refuse();
  window[name].setItem('a', '2');
  expect([window[name].getItem('a'), hasRefused()]).toEqual(['2', true]);
  window[name].removeItem('a');
  expect(window[name].getItem('a')).toBeNull();
  window[name].setItem('a', '3');
  window[name].clear();
  expect(window[name].getItem('a')).toBeNull();
  window[name].setItem('a', '4');
  full.mockRestore();
  window[name].setItem('a', '5');
  expect(window[name].getItem('a')).toBe('5');
});

test('a browser that shows no storage at all has one for the page', () => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  installWebStorage();
  window.localStorage.setItem('a', '1');
  expect([window.localStorage.getItem('a'), hasRefused()]).toEqual(['1', true]);
  if (blocked) Object.defineProperty(window, 'localStorage', blocked);
});
