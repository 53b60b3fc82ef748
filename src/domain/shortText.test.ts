import { expect, test } from 'vitest';
import { changedText, shortText } from './shortText';

test.each([
  ['<p>Which <b>river</b>?</p>', 'Which river?'],
  ['<p>नेपालको सबैभन्दा लामो नदी कुन हो?</p>', 'नेपालको सबैभन्दा लामो…'],
  ['Which river is the longest?', 'Which river is the…'],
  ['x'.repeat(40), `${'x'.repeat(24)}…`],
  [`${'x'.repeat(23)}😀😀`, `${'x'.repeat(23)}…`],
])('%s is called %s', (html, name) => {
  expect(shortText(html, 24)).toBe(name);
});

const river = '<p>The Karnali is the longest river of Nepal, and the Koshi is the largest.</p>';

test.each([
  [river.replace('largest', 'widest'), river, '…widest.'],
  [river.replace('Karnali', 'Gandaki'), river, 'The Gandaki is the…'],
  [`${river}<p>So it is.</p>`, river, '…largest. So it is.'],
  [river.replace(' is the largest', ''), river, '…Koshi.'],
  [river, river, 'The Karnali is the…'],
  ['', river, ''],
])('the change of %s is told', (html, before, words) => {
  expect(changedText(html, before, 24)).toBe(words);
});
