import raEnglish from 'ra-language-english';
import { mergeTranslations } from 'react-admin';
import { expect, test } from 'vitest';
import { mergeTexts } from './mergeTexts';

const more = { ra: { sort: { sort_by: 'By %{field}' } }, fields: { code: 'Code' } };
const most = { fields: { name: 'Name', code: { short: 'C' } }, rules: 'Rules' };

test('catalogues are one as react-admin makes them, the last one’s texts before the others’', () => {
  expect(mergeTexts(raEnglish, more, most)).toEqual(mergeTranslations(raEnglish, more, most));
});

test('no catalogue is changed by it', () => {
  const before = JSON.stringify([raEnglish, more, most]);
  mergeTexts(raEnglish, more, most);
  expect(JSON.stringify([raEnglish, more, most])).toBe(before);
});
