import { expect, test } from 'vitest';
import { type KeptRow, rowDifferences, rowsBefore, withRow } from './keptRows';

const kept = (id: number, place: number, text: string): KeptRow => ({ id, place, fields: { text } });
const row = (id: number | null, text: string) => ({ option_id: id, text });
const present = [row(1, 'a'), row(3, 'c'), row(4, 'd')];

test('rows are put back as they were, in their order; one that is gone is new, one that stands keeps its id', () => {
  const removed = { before: [kept(2, 2, 'b'), kept(3, 3, 'C')], after: [kept(3, 2, 'c'), kept(4, 3, 'd')] };
  expect(rowsBefore(present, [removed])).toEqual([row(1, 'a'), row(null, 'b'), row(3, 'C')]);
});

test('several changes are undone, the newest first', () => {
  const renamed = { before: [kept(1, 1, 'A')], after: [kept(1, 1, 'a')] };
  const swapped = { before: [kept(1, 2, 'A'), kept(3, 1, 'c')], after: [kept(1, 1, 'A'), kept(3, 2, 'c')] };
  const added = { before: [], after: [kept(4, 3, 'd')] };
  expect(rowsBefore(present, [renamed, added, swapped])).toEqual([row(3, 'c'), row(1, 'A')]);
});

test('a list whose rows have no ids is put back by its places; an empty one too', () => {
  const replaced = { before: [kept(5, 1, 'old')], after: [kept(6, 1, 'x'), kept(7, 2, 'y')] };
  expect(rowsBefore([{ text: 'x' }, { text: 'y' }], [replaced])).toEqual([{ text: 'old' }]);
  expect(rowsBefore([], [{ before: [kept(5, 1, 'old')], after: [] }])).toEqual([{ text: 'old' }]);
});

test('a difference says which row it is, what became of it and which fields', () => {
  const before = [kept(1, 1, 'a'), kept(2, 2, 'b'), kept(3, 3, 'c')];
  const after = [kept(1, 1, 'A'), kept(3, 2, 'c'), kept(9, 3, 'z')];
  expect(rowDifferences({ before, after })).toEqual([
    { kind: 'changed', place: 1, fields: [{ field: 'text', before: 'a', after: 'A' }], was: before[0] },
    { kind: 'removed', place: 2, fields: [{ field: 'text', before: 'b', after: undefined }], was: before[1] },
    { kind: 'added', place: 3, fields: [{ field: 'text', before: undefined, after: 'z' }] },
  ]);
});

test('rows that have changed places are moved; those that only come up aren’t', () => {
  const before = [kept(1, 1, 'a'), kept(2, 2, 'b')];
  const after = [kept(2, 1, 'b'), kept(1, 2, 'a')];
  expect(rowDifferences({ before, after })).toMatchObject([
    { kind: 'moved', place: 1, former: 2, fields: [] },
    { kind: 'moved', place: 2, former: 1, fields: [] },
  ]);
  expect(rowDifferences({ before, after: [kept(2, 1, 'b')] })).toMatchObject([{ kind: 'removed', place: 1 }]);
});

test('where all rows were replaced, they are compared by their fields, else by their places', () => {
  const before = [kept(1, 1, 'a'), kept(2, 2, 'b')];
  expect(rowDifferences({ before, after: [kept(5, 1, 'a'), kept(6, 2, 'B')] })).toMatchObject([
    { kind: 'changed', place: 2, fields: [{ before: 'b', after: 'B' }] },
  ]);
});

test('one row is put back in its own place, or as a new one; not where it looks so already, or rows have no ids', () => {
  expect(withRow(present, kept(3, 1, 'C'))).toEqual([row(1, 'a'), row(3, 'C'), row(4, 'd')]);
  expect(withRow(present, kept(2, 2, 'b'))).toEqual([row(1, 'a'), row(null, 'b'), row(3, 'c'), row(4, 'd')]);
  expect(withRow(present, kept(3, 2, 'c'))).toBeUndefined();
  expect(withRow([{ text: 'x' }], kept(3, 1, 'c'))).toBeUndefined();
});
