import { expect, test } from 'vitest';
import { asWebUrl, isWebUrl, withScheme } from './webUrl';

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
  ['psc.gov.np:8080/x', 'https://psc.gov.np:8080/x'],
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

test.each([
  'www.psc.gov.np/x',
  'WWW.PSC.GOV.NP',
  'psc.gov.np',
  'psc.gov.np/notices/2082?page=2#a',
  'psc.gov.np?q=a',
  'psc.gov.np:8080/x',
  'docs.google.com/forms/d/1/edit',
  'लोकसेवा.नेपाल/सूचना',
  '192.168.1.9:8080/a',
  'site.np/notes.pdf',
])('%s is another site’s', (address) => {
  expect(withScheme(address)).toBe(`https://${address}`);
  expect(withScheme(` ${address} `)).toBe(`https://${address}`);
});

test.each([
  'https://psc.gov.np',
  'http://psc.gov.np',
  'mailto:a@psc.gov.np',
  'tel:+977',
  'a@psc.gov.np',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript:www.psc.gov.np',
  'data:text/html,www.psc.gov.np',
  '/media/a.png',
  'media/a.png',
  './a.b/c',
  '../www.a',
  '#www.psc.gov.np',
  '?q=www.psc.gov.np',
  'notes.pdf',
  'index.html',
  'x',
  '1.5',
  '',
])('%s stays as it is', (address) => {
  expect(withScheme(address)).toBe(address);
});

test('an address without a scheme of its own gets that of this site', () => {
  expect(withScheme('//cdn.site.np/a.js')).toBe('https://cdn.site.np/a.js');
});
