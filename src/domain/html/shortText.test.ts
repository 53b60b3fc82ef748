import { expect, test } from 'vitest';
import { shortText } from './shortText';

test.each([
  ['<p>Which <b>river</b>?</p>', 'Which river?'],
  ['<p>नेपालको सबैभन्दा लामो नदी कुन हो?</p>', 'नेपालको सबैभन्दा लामो…'],
  ['Which river is the longest?', 'Which river is the…'],
  ['x'.repeat(40), `${'x'.repeat(24)}…`],
  [`${'x'.repeat(23)}😀😀`, `${'x'.repeat(23)}…`],
])('%s is called %s', (html, name) => {
  expect(shortText(html, 24)).toBe(name);
});
