import { expect, test } from 'vitest';
import { changedText } from './changedText';

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
