import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './linkParts';

test('addresses are links, without the end of their sentence', () => {
  expect(linkParts('See https://a.test/b?c=1, or (http://d.test).')).toEqual([
    { text: 'See ' },
    { text: 'https://a.test/b?c=1', href: 'https://a.test/b?c=1' },
    { text: ', or (' },
    { text: 'http://d.test', href: 'http://d.test' },
    { text: ').' },
  ]);
});

test('nothing else is a link', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'www.a.test', 'https://', 'xhttps://a.test'])
    expect(linkParts(text)).toEqual([{ text }]);
});

test('the parts are the text, and every link is of the web', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (texts) => {
      const text = texts.join(' ');
      const parts = linkParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href } of parts) if (href !== undefined) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});
