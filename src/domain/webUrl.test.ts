import { expect, test } from 'vitest';
import { isWebUrl } from './webUrl';

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
