import { expect, test } from 'vitest';
import { optionPlace } from './optionLetter';

test.each([
  '2',
  '2.0',
  '२',
  '２',
  '02',
  'b',
  'B',
  'B.',
  'b)',
  '(b)',
  '[B]',
  '(२)',
  '2:',
  'ख',
  '(ख)',
  'ख.',
  'ख)',
  'ख।',
  '（ख）',
  'Ｂ',
])('%s names the second option', (written) => {
  expect(optionPlace(written)).toBe(1);
});

test.each(['option_2', 'Option B', 'options 2', 'Choice (b)', 'विकल्प ख', 'विकल्प २', 'विकल्प_ख'])('%s names it too', (written) => {
  expect(optionPlace(written)).toBe(1);
});

test('the letters go as far as there are options, and numbers further', () => {
  expect(['J', 'ञ', '10', '11', '275', '0'].map(optionPlace)).toEqual([9, 9, 9, 10, 274, -1]);
});

test.each(['', 'k', 'ट', 'bb', 'खग', '1234', '2.5', '-2', '+2', 'B+', 'option', '2nd', '2 b'])('%j names none', (written) => {
  expect(optionPlace(written)).toBeUndefined();
});
