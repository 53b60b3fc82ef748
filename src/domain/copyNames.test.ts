import { expect, test } from 'vitest';
import { copyCode, copyName, nextYearIn } from './copyNames';

const ending = (count: number) => (count === 1 ? ' (copy)' : ` (copy ${count})`);
const named = (name: string, taken: string[], max = 50) => copyName(name, { taken, max }, ending);

test('a year in a name is counted up, in either script and calendar', () => {
  expect(nextYearIn('Kharidar 2082')).toBe('Kharidar 2083');
  expect(nextYearIn('खरिदार २०८२')).toBe('खरिदार २०८३');
  expect(nextYearIn('Budget 2082/83')).toBe('Budget 2083/84');
  expect(nextYearIn('IOE Entrance 2025 Set 1')).toBe('IOE Entrance 2026 Set 1');
  expect(nextYearIn('Section 20771 and 1234')).toBe('Section 20771 and 1234');
});

test('a name that is taken gets an ending, with the first free number', () => {
  expect(named('Morning batch', [])).toBe('Morning batch');
  expect(named('Morning batch', ['Morning Batch'])).toBe('Morning batch (copy)');
  expect(named('Morning batch (copy)', ['Morning batch', 'morning batch (copy)'])).toBe('Morning batch (copy 2)');
  expect(named('Kharidar 2082', ['Kharidar 2082', 'Kharidar 2083'])).toBe('Kharidar 2083 (copy)');
});

test('a long name is cut at a letter, so that its ending fits', () => {
  expect(named('Preparation', ['Preparation'], 12)).toBe('Prepa (copy)');
  expect(named('निजामती', ['निजामती'], 10)).toBe('नि (copy)');
});

test('a code gets the next free number', () => {
  const coded = (code: string, taken: string[]) => copyCode(code, { taken, max: 7 });
  expect(coded('SO', ['so'])).toBe('SO2');
  expect(coded('LOK9', ['LOK9', 'LOK10'])).toBe('LOK11');
  expect(coded('ABCDEFG', ['abcdefg'])).toBe('ABCDEF2');
});
