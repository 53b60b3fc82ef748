import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksBrought, pickedPlaces, spreadEvenly } from './pickedPlaces';

const place = (number: number | null, level: number | null = null, marks: number | null = 2) => ({ number, level, marks });
const pick = (quiz: number, level: number | null = null) => ({ quiz, level });
const even = (sum: number) => ({ by: 'even', sum }) as const;

test('parts add up to the sum, and differ by a hundredth at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_900 }), fc.integer({ min: 1, max: 200 }), (hundredths, count) => {
      const parts = spreadEvenly(hundredths / 100, count);
      expect(parts.reduce((sum, part) => sum + Math.round(part * 100), 0)).toBe(hundredths);
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThan(0.011);
    }),
  );
});

test('picked questions get the free numbers in their order, gaps first, and the marks evenly', () => {
  const standing = { places: [place(1), place(3), place(null)], isKu: false };
  const places = pickedPlaces([pick(7), pick(5), pick(6)], standing, even(10));
  expect(places.map(({ quiz, number, marks }) => [quiz, number, marks])).toEqual([
    [7, 2, 3.34],
    [5, 4, 3.33],
    [6, 5, 3.33],
  ]);
  expect(marksBrought(places)).toBe(10);
});

test('each gets the marks of its level', () => {
  const marks = [0, 3, 1, 2];
  const byLevel = { by: 'level', marksOf: (quiz: number) => marks[quiz] ?? 0 } as const;
  const places = pickedPlaces([pick(1, 2), pick(2, 1), pick(3)], { places: [], isKu: false }, byLevel);
  expect(places.map((each) => each.marks)).toEqual([3, 1, 2]);
  expect(marksBrought(places)).toBe(6);
});

test('where numbers have levels, a question joins the number that lacks its level, with its marks, and counts once', () => {
  const standing = { places: [place(1, 1, 4), place(2, 1, 4), place(1, 2, 4)], isKu: true };
  const places = pickedPlaces([pick(1, 2), pick(2, 2), pick(3, 1), pick(4)], standing, even(6));
  expect(places.map(({ quiz, number, marks, isNew }) => [quiz, number, marks, isNew])).toEqual([
    [1, 2, 4, false],
    [2, 3, 6, true],
    [3, 3, 6, false],
    [4, 1, 4, false],
  ]);
  expect(marksBrought(places)).toBe(6);
});

test('nothing picked brings nothing', () => {
  expect(pickedPlaces([], { places: [], isKu: false }, even(10))).toEqual([]);
  expect(spreadEvenly(10, 0)).toEqual([]);
});
