import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageRuns, otherLanguage } from './languageRuns';

test.each([
  ['Section Officer', 'en', [{ text: 'Section Officer' }]],
  ['भाषा सम्पादक', 'en', [{ text: 'भाषा सम्पादक', lang: 'ne' }]],
  ['“भाषा सम्पादक” was added', 'en', [{ text: '“' }, { text: 'भाषा सम्पादक', lang: 'ne' }, { text: '” was added' }]],
  [
    'शाखा अधिकृत (Section Officer, 2nd)',
    'ne',
    [{ text: 'शाखा अधिकृत (' }, { text: 'Section Officer, 2nd', lang: 'en' }, { text: ')' }],
  ],
  ['लोक सेवा (नेपाली माध्यम)', 'en', [{ text: 'लोक सेवा (नेपाली माध्यम)', lang: 'ne' }]],
  ['“Batch 12”', 'ne', [{ text: '“Batch 12”', lang: 'en' }]],
  ['बिहानको Batch 12', 'ne', [{ text: 'बिहानको ' }, { text: 'Batch 12', lang: 'en' }]],
  ['२०८३-०८-०५', 'ne', [{ text: '२०८३-०८-०५' }]],
  ['12 · 7', 'ne', [{ text: '12 · 7' }]],
  ['गर्‍यो, गर्यो', 'en', [{ text: 'गर्‍यो, गर्यो', lang: 'ne' }]],
  ['', 'en', [{ text: '' }]],
] as const)('%s on a page in %s', (text, page, runs) => {
  expect(languageRuns(text, page)).toEqual(runs);
});

test('a text is divided without loss, and no two parts in a row are of one language', () => {
  const piece = fc.constantFrom('भाषा', 'ि', '१', 'word', 'é', ' ', '-', '‍', '।', '<b>', '漢');
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('ne', 'en'), (pieces, page) => {
      const text = pieces.join('');
      const runs = languageRuns(text, page);
      expect(runs.map((run) => run.text).join('')).toBe(text);
      expect(runs.every(({ lang }, place) => place === 0 || lang !== runs[place - 1]?.lang)).toBe(true);
    }),
  );
});

test.each([
  ['नेपालको राजधानी (capital)', 'en', 'ne'],
  ['the word जल', 'en', undefined],
  ['see figure 3', 'ne', 'en'],
  ['2 + 2', 'ne', undefined],
])('most letters of %s on a page in %s', (text, page, lang) => {
  expect(otherLanguage(text, page)).toBe(lang);
});
