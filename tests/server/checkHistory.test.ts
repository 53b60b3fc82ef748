import { describe, expect, test } from 'vitest';
import { belowThemselves, doubled, type Kept, meeting, type Operation, stateOf, wrongRecords, wrongSets } from './checkHistory';

let clock = 0;
/** Something that was done after all before it, unless it says when. */
function op(by: string, did: Operation['did'], more: Partial<Operation> = {}): Operation {
  clock += 2;
  return { by, began: clock, ended: clock + 1, outcome: 'done', did, ...more };
}
const state = (title: string) => stateOf({ title });
const write = (by: string, title: string, base?: string, more: Partial<Operation> = {}) =>
  op(by, { kind: 'write', record: 'faq 1', value: state(title), base: base && state(base) }, more);
const read = (by: string, title: string, more: Partial<Operation> = {}) =>
  op(by, { kind: 'read', record: 'faq 1', value: state(title) }, more);

/** A record that was given these titles, one after the other. */
const kept = (...titles: string[]): ReadonlyMap<string, Kept> => {
  const changes = titles.slice(1).map((after, place) => [{ field: 'title', before: titles[place], after }]);
  return new Map([['faq 1', { present: { title: titles.at(-1) }, changes }]]);
};

describe('a record', () => {
  test('that is as it was written is right, also what nobody knows of, and what is read meanwhile', () => {
    const operations = [
      read('one', 'a', { began: 1, ended: 2 }),
      write('one', 'b', 'a', { began: 10, ended: 20 }),
      read('two', 'a', { began: 12, ended: 14 }),
      read('two', 'b', { began: 15, ended: 18 }),
      write('two', 'x', 'b', { began: 21, ended: 25, outcome: 'unknown' }),
      write('one', 'c', 'b', { began: 22, ended: 26 }),
      write('two', 'y', 'b', { began: 27, ended: 28, outcome: 'refused' }),
    ];
    expect(wrongRecords(operations, kept('a', 'b', 'c'))).toEqual([]);
  });

  const faults: [what: string, Operation[], ReadonlyMap<string, Kept>, says: string][] = [
    ['a write that is lost', [write('one', 'b')], kept('a', 'c'), 'was acknowledged, and is lost'],
    ['a write that was done twice', [write('one', 'b')], kept('a', 'b', 'c', 'b'), 'was written 2 times'],
    [
      'a write that was refused, and done',
      [write('one', 'b', 'a', { outcome: 'refused' })],
      kept('a', 'b'),
      'was refused, and written',
    ],
    ['an update that is lost', [write('one', 'b', 'a'), write('two', 'c', 'a')], kept('a', 'b', 'c'), 'was based on'],
    ['own writes that aren’t read', [write('one', 'b'), read('one', 'a')], kept('a', 'b'), 'of their own'],
    ['reads that go back', [read('one', 'b'), read('one', 'a')], kept('a', 'b'), 'of their own'],
    ['a read that is behind another’s write', [write('one', 'b'), read('two', 'a')], kept('a', 'b'), 'of one'],
    [
      'a write that stands before one that had been answered',
      [write('one', 'c'), write('two', 'b')],
      kept('a', 'b', 'c'),
      'is behind',
    ],
    ['a read of what was undone', [read('one', 'x')], kept('a', 'b'), 'reads what never was'],
  ];
  test.each(faults)('%s is found', (_what, operations, records, says) => {
    expect(wrongRecords(operations, records)).toEqual([expect.stringContaining(says)]);
  });

  test('a history that doesn’t lead to what is stored is found', () => {
    const changes = [[{ field: 'title', before: 'a', after: 'b' }], [{ field: 'title', before: 'x', after: 'c' }]];
    const says = [expect.stringContaining('title came to b, and goes on from x')];
    expect(wrongRecords([], new Map([['faq 1', { present: { title: 'c' }, changes }]]))).toEqual(says);
  });
});

const add = (by: string, value: string, more: Partial<Operation> = {}) => op(by, { kind: 'add', set: 'tags', value }, more);
const remove = (by: string, value: string, more: Partial<Operation> = {}) => op(by, { kind: 'remove', set: 'tags', value }, more);
const list = (by: string, ...values: string[]) => op(by, { kind: 'list', set: 'tags', values });
const stored = (...values: string[]) => new Map([['tags', values]]);

describe('a set', () => {
  test('that has what was added, and not what was removed, is right; what nobody knows of may be either', () => {
    const operations = [
      add('one', 'a'),
      list('two', 'old', 'a'),
      add('one', 'b', { outcome: 'unknown' }),
      add('two', 'c', { outcome: 'refused' }),
      remove('two', 'a'),
      list('one', 'old', 'b'),
      add('one', 'd'),
      remove('one', 'd', { outcome: 'unknown' }),
      list('two', 'old', 'b'),
    ];
    expect(wrongSets(operations, stored('old', 'b'))).toEqual([]);
  });

  const faults: [what: string, Operation[], ReadonlyMap<string, string[]>, says: string][] = [
    ['what is lost', [add('one', 'a')], stored(), 'is there 0 times'],
    ['what was added twice', [add('one', 'a')], stored('a', 'a'), 'is there 2 times'],
    ['what was added twice, and nobody knows', [add('one', 'a', { outcome: 'unknown' })], stored('a', 'a'), 'is there 2 times'],
    ['what was refused, and added', [add('one', 'a', { outcome: 'refused' })], stored('a'), 'is there 1 times'],
    ['what was removed, and stands', [add('one', 'a'), remove('two', 'a')], stored('a'), 'is there 1 times'],
    ['own additions that aren’t found', [add('one', 'a'), list('one')], stored('a'), 'one misses a'],
    ['what was found, and is missed', [list('one', 'old'), list('one')], stored('old'), 'one misses old'],
    ['what is found after it was removed', [add('one', 'a'), remove('one', 'a'), list('one', 'a')], stored(), 'still finds a'],
    ['what is found though it was refused', [add('one', 'a', { outcome: 'refused' }), list('one', 'a')], stored(), 'was refused'],
  ];
  test.each(faults)('%s is found', (_what, operations, sets, says) => {
    expect(wrongSets(operations, sets)).toEqual([expect.stringContaining(says)]);
  });
});

test('nodes that stand below themselves are found, by whatever way', () => {
  const tree = [
    { id: 1, parent: null },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
  ];
  expect(belowThemselves(tree)).toEqual([]);
  const skewed = [...tree, { id: 4, parent: 5 }, { id: 5, parent: 4 }, { id: 6, parent: 4 }, { id: 7, parent: 7 }];
  expect(belowThemselves(skewed)).toEqual([4, 5, 7]);
});

test('what meets is found, and what follows at once isn’t', () => {
  const span = (id: number, of: string, start: number, end: number) => ({ id, of, start, end });
  expect(meeting([span(1, 'a', 1, 3), span(2, 'a', 3, 4), span(3, 'b', 1, 9), span(4, 'a', 2, 5)])).toEqual([
    [1, 4],
    [2, 4],
  ]);
});

test('what is there more than once is found once', () => {
  expect(doubled(['a', 'b', 'a', 'a'])).toEqual(['a']);
});
