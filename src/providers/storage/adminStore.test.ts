import { afterEach, expect, test, vi } from 'vitest';
import { createAdminStore } from './adminStore';
import { forgetRefusals, hasRefused } from './refusals';

afterEach(() => {
  vi.restoreAllMocks();
  forgetRefusals();
});

const refuse = () => {
  throw new DOMException('The disk is full', 'QuotaExceededError');
};

test('a preference outlives the page', () => {
  createAdminStore().setItem('width', 240);
  expect(createAdminStore().getItem('width')).toBe(240);
});

test('one that the browser refuses lasts as long as the page, and is told to who follows it', () => {
  const store = createAdminStore();
  store.setItem('width', 240);
  const follow = vi.fn<(value: unknown) => void>();
  const stop = store.subscribe('width', follow);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  store.setup();
  store.setItem('width', 300);
  expect([store.getItem('width'), hasRefused()]).toEqual([300, true]);
  expect(follow.mock.calls).toEqual([[300]]);
  stop();
  store.removeItem('width');
  expect(store.getItem('width', 100)).toBe(100);
  expect(follow).toHaveBeenCalledTimes(1);
});
