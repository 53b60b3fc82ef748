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

test.each([
  ['Kharidar 2082-2083', 'Kharidar 2083-2084'],
  ['Kharidar 2082–2083', 'Kharidar 2083–2084'],
  ['Kharidar 2082 / 2083', 'Kharidar 2083 / 2084'],
  ['Kharidar 2082-83', 'Kharidar 2083-84'],
  ['Kharidar 2082/083', 'Kharidar 2083/084'],
  ['खरिदार २०८२–२०८३', 'खरिदार २०८३–२०८४'],
  ['खरिदार २०८२/८३', 'खरिदार २०८३/८४'],
  ['Kharidar 2080-2083', 'Kharidar 2081-2084'],
  ['Kharidar 2081/82-2082/83', 'Kharidar 2082/83-2083/84'],
  ['Batch 2082 (2025)', 'Batch 2083 (2026)'],
  ['Batch 2082/83 (2025/26)', 'Batch 2083/84 (2026/27)'],
  ['Loksewa 2082 to 2083', 'Loksewa 2083 to 2084'],
  // An earlier year stays.
  ['Constitution 2072, batch 2082', 'Constitution 2072, batch 2083'],
  // A month and a day stay.
  ['Kharidar 2082-12', 'Kharidar 2083-12'],
  ['Kharidar 2082/04', 'Kharidar 2083/04'],
  ['२०८२-१२', '२०८३-१२'],
  ['2082-12-30', '2083-12-30'],
  ['2011-12-30', '2012-12-30'],
  // No year of this century.
  ['Set 1950', 'Set 1950'],
  ['2100 questions', '2100 questions'],
  ['२१५० प्रश्न', '२१५० प्रश्न'],
  ['1,2082 and 2082,500', '1,2082 and 2082,500'],
  ['Constitution 1990, 2082', 'Constitution 1990, 2083'],
  ['20820 and 12082', '20820 and 12082'],
])('%s becomes %s', (name, next) => expect(nextYearIn(name)).toBe(next));

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
  expect(coded('LOK009', ['LOK009'])).toBe('LOK010');
  expect(coded('लोक९', ['लोक९'])).toBe('लोक१०');
});

test.each([
  ['9999999', ['9999999'], '0000001'],
  ['ABCDEF9', ['ABCDEF9'], 'ABCDE10'],
  ['99', ['99', '01'], '02', 2],
  ['12345678901234567890', [], '1234567'],
  ['12345678901234567890', ['1234567'], '1234568'],
  ['ABCDEFGHIJ', ['ABCDEFG'], 'ABCDEF2'],
])('the code of a copy of %s among %j is %s, which its field takes', (code, taken, copy, max = 7) => {
  expect(copyCode(code, { taken, max })).toBe(copy);
});
