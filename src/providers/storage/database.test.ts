import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from './database';
import { forgetRefusals, hasRefused } from './refusals';

beforeEach(() => forgetRefusals());

const open = () => createDatabase<string>(`things ${crypto.randomUUID()}`, 'things');

function refuse(method: 'put' | 'get' | 'delete', name: string) {
  return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(() => {
    throw new DOMException('No', name);
  });
}

test('what is kept is there for another page', async () => {
  const database = createDatabase<string>('things', 'things');
  await database.set(['a', '1'], ['b', '2']);
  const other = createDatabase<string>('things', 'things');
  expect(await other.getMany(['b', 'c', 'a'])).toEqual(['2', undefined, '1']);
  expect([await other.keys(), other.isHeld('a'), hasRefused()]).toEqual([['a', 'b'], false, false]);
  await other.remove('a');
  expect(await database.get('a')).toBeUndefined();
});

test('what a full disk refuses is held until the page is closed', async () => {
  const database = open();
  await database.set(['a', '1']);
  const full = refuse('put', 'QuotaExceededError');
  await database.set(['a', '2'], ['b', '3']);
  expect(await database.getMany(['a', 'b'])).toEqual(['2', '3']);
  expect([await database.keys(), database.isHeld('b'), hasRefused()]).toEqual([['a', 'b'], true, true]);
  full.mockRestore();
  await database.set(['b', '4']);
  expect([await database.get('b'), database.isHeld('b')]).toEqual(['4', false]);
});

test('a browser without a database has one for the page', async () => {
  const blocked = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  const database = open();
  expect([await database.get('a'), await database.keys(), hasRefused()]).toEqual([undefined, [], true]);
  await database.set(['a', '1']);
  expect(await database.get('a')).toBe('1');
  await database.clear();
  expect(await database.get('a')).toBeUndefined();
  blocked.mockRestore();
});

test('a database that never answers is none', async () => {
  vi.useFakeTimers();
  const database = open();
  const hung = vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
  const kept = database.set(['a', '1']);
  await vi.advanceTimersByTimeAsync(5000);
  await kept;
  vi.useRealTimers();
  hung.mockRestore();
  expect([await database.get('a'), database.isHeld('a'), hasRefused()]).toEqual(['1', true, true]);
});

test('what is kept and can’t be read is told from what isn’t there', async () => {
  const database = open();
  refuse('get', 'UnknownError');
  await expect(database.get('a')).rejects.toThrow('No');
});
