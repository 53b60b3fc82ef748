import { expect, test } from 'vitest';
import { asWebUrl, isWebUrl } from './webUrl';

test.each(['https://example.com/a', 'http://example.com', '/media/a.pdf', 'media/a.pdf'])('%s is of the web', (url) => {
  expect(isWebUrl(url)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.c',
  'https://',
])('%j is not', (url) => {
  expect(isWebUrl(url)).toBe(false);
});

test.each([
  ['https://psc.gov.np/a', 'https://psc.gov.np/a'],
  [' psc.gov.np ', 'https://psc.gov.np'],
  ['www.psc.gov.np/a?b=1#c', 'https://www.psc.gov.np/a?b=1#c'],
  ['/media/a.pdf', '/media/a.pdf'],
  ['', undefined],
  ['two words', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:a@b.c', undefined],
])('the address that %j means is %j', (text, url) => {
  expect(asWebUrl(text)).toBe(url);
});
