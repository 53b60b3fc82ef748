import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeRows } from './mergeRows';

const row = (id: number, text: string) => ({ option_id: id, text });
const fresh = (text: string) => ({ text });
const before = [row(1, 'a'), row(2, 'b'), row(3, 'c')];
const texts = (rows: readonly Readonly<Record<string, unknown>>[] | undefined) => rows?.map(({ text }) => text).join('');

test.each([
  ['different rows changed', [row(1, 'A'), row(2, 'b'), row(3, 'c')], [row(1, 'a'), row(2, 'b'), row(3, 'C')], 'AbC'],
  ['one changed, one added', [row(1, 'A'), row(2, 'b'), row(3, 'c')], [...before, row(4, 'd')], 'Abcd'],
  ['one changed, another removed', [row(1, 'A'), row(2, 'b'), row(3, 'c')], [row(1, 'a'), row(3, 'c')], 'Ac'],
  ['both added', [...before, fresh('x')], [...before, row(4, 'd')], 'abcxd'],
  ['both added the same', [...before, fresh('d')], [...before, row(4, 'd')], 'abcd'],
  ['both removed the same', [row(1, 'a'), row(3, 'c')], [row(1, 'a'), row(3, 'c')], 'ac'],
  ['both changed one alike', [row(1, 'A'), row(2, 'b'), row(3, 'c')], [row(1, 'A'), row(2, 'b'), row(3, 'c')], 'Abc'],
  ['one moved, one changed', [row(3, 'c'), row(1, 'a'), row(2, 'b')], [row(1, 'a'), row(2, 'B'), row(3, 'c')], 'caB'],
  ['one added in front', [fresh('x'), ...before], [row(1, 'a'), row(2, 'B'), row(3, 'c')], 'xaBc'],
  ['one was cleared', [row(1, 'a'), row(3, 'c')], [row(1, 'A'), row(2, 'b'), row(3, 'c')], 'Ac'],
])('rows merge without a question where %s', (_, mine, theirs, merged) => {
  const rows = mergeRows({ before, mine, theirs });
  expect([texts(rows?.mine), texts(rows?.theirs)]).toEqual([merged, merged]);
});

test.each([
  ['the same row', [row(1, 'A'), row(2, 'B'), row(3, 'c')], [row(1, 'a'), row(2, 'β'), row(3, 'C')], 'ABC', 'AβC'],
  ['the order', [row(3, 'c'), row(1, 'a'), row(2, 'b')], [row(2, 'b'), row(1, 'a'), row(3, 'c')], 'cab', 'bac'],
  ['one that I removed', [row(1, 'a'), row(3, 'c')], [row(1, 'a'), row(2, 'B'), row(3, 'c')], 'ac', 'aBc'],
  ['one that they removed', [row(1, 'a'), row(2, 'B'), row(3, 'c')], [row(1, 'a'), row(3, 'c')], 'aBc', 'ac'],
])('where both changed %s, either list keeps all else of both', (_, mine, theirs, ...lists) => {
  const rows = mergeRows({ before, mine, theirs });
  expect([texts(rows?.mine), texts(rows?.theirs)]).toEqual(lists);
});

test('a row that they removed is added again without its id', () => {
  const rows = mergeRows({ before, mine: [row(1, 'a'), row(2, 'B'), row(3, 'c')], theirs: [row(1, 'a'), row(3, 'c')] });
  expect(rows?.mine[1]).toEqual({ text: 'B' });
});

test.each([
  ['a stored row has no id', [fresh('a')], [fresh('a')]],
  ['two stored rows have the same', [row(1, 'a'), row(1, 'b')], before],
  ['it is no list of rows', ['a'], null],
])('there is no merging where %s', (_, stored, theirs) => {
  expect(mergeRows({ before: stored, mine: before, theirs })).toBeUndefined();
});

const change = fc.record({ at: fc.nat(5), kind: fc.constantFrom('change', 'remove', 'add') });

test('whoever changes, removes or adds other rows than the colleague: all of it is kept, nothing is asked', () => {
  fc.assert(
    fc.property(fc.uniqueArray(change, { maxLength: 6, selector: ({ at }) => at }), fc.nat(6), (changes, split) => {
      const stored = Array.from({ length: 6 }, (_, index) => row(index, `${index}`));
      const apply = (own: typeof changes, tag: string) =>
        stored.flatMap((each) => {
          const kind = own.find(({ at }) => at === each.option_id)?.kind;
          if (kind === 'remove') return [];
          if (kind === 'change') return [{ ...each, text: `${each.text}${tag}` }];
          return kind === 'add' ? [each, { text: `new ${each.text}` }] : [each];
        });
      const [own, their] = [changes.slice(0, split), changes.slice(split)];
      const theirs = apply(their, '!').map((each, index) => ({ option_id: 100 + index, ...each }));
      const rows = mergeRows({ before: stored, mine: apply(own, '?'), theirs });
      expect(rows?.mine).toEqual(rows?.theirs);
      const expected = [...apply(own, '?'), ...theirs]
        .map(({ text }) => text)
        .filter((text) => {
          const hit = changes.find(({ at }) => text === `${at}`);
          return !hit || hit.kind === 'add';
        });
      expect(new Set(rows?.mine.map(({ text }) => text))).toEqual(new Set(expected));
    }),
  );
});
