import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNameOf, isMediaPath, mediaPath, storedName } from './mediaPath';

test('a name stays in its place in the address, whatever stands in it', () => {
  expect(mediaPath('resources/a1/what is #1?.pdf')).toBe('/media/resources/a1/what%20is%20%231%3F.pdf');
});

test.each([
  ['resources/a1/अभ्यास.zip', 'अभ्यास.zip'],
  ['notes.pdf', 'notes.pdf'],
])('%s is saved as %s', (path, name) => {
  expect(fileNameOf(path)).toBe(name);
});

test.each([
  ['Rivers & lakes (part 1), revised.pdf', 'Rivers & lakes (part 1), revised.pdf'],
  ['लोक सेवा [२०८३].pdf', 'लोक सेवा [२०८३].pdf'],
  ['प्\u200dरमुख.pdf', 'प्\u200dरमुख.pdf'],
  ['100% – what is #1?.PDF', '100% – what is #1?.pdf'],
  ['Cafe\u0301.pdf', 'Café.pdf'],
  ['page.html', 'page.pdf'],
  ['a/b\\c.pdf', 'a-b-c.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['..', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  ['a\u0000b\nc .pdf', 'ab c.pdf'],
  ['invoice\u202efdp.exe', 'invoicefdp.pdf'],
  ['\u200d\ufeff.pdf', 'file.pdf'],
])('%j is kept as %j', (name, kept) => {
  expect(storedName(name, 'pdf')).toBe(kept);
});

const names = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 60, maxLength: 400 }),
  fc
    .array(fc.constantFrom('.', '/', '\\', ' ', '(', '%', 'क', '\u200d', '\u202e', '\u0007', 'a', '.pdf'), { maxLength: 30 })
    .map((parts) => parts.join('')),
);

test('any name is one part of a path that file systems take, shows something, and tells its type', () => {
  fc.assert(
    fc.property(names, (name) => {
      const kept = storedName(name, 'pdf');
      expect(kept).not.toMatch(/^\.|[/\\]|(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/u);
      expect(kept).toMatch(/[^\s.].*\.pdf$/u);
      expect(new TextEncoder().encode(kept).length).toBeLessThanOrEqual(255);
      expect(isMediaPath(`resources/a1/${kept}`)).toBe(true);
      expect(storedName(kept, 'pdf')).toBe(kept);
    }),
    { examples: [['!\t\u0000\t¡'], [`${'क'.repeat(82)} .${'क'.repeat(9)}`]] },
  );
});

test('a name that has room and nothing to hide is kept to the letter', () => {
  const marks = fc.constantFrom(...Array.from(' abcXYZ09()[]{}&,;!@#$%^+=~_-–—कखगिीुा्ं०९'));
  fc.assert(
    fc.property(fc.array(marks, { minLength: 1, maxLength: 60 }), (parts) => {
      const name = `क${parts.join('')}क`.replace(/ +/g, ' ').normalize('NFC');
      expect(storedName(`${name}.pdf`, 'pdf')).toBe(`${name}.pdf`);
    }),
  );
});

test('a long name is cut between letters', () => {
  expect(storedName('कि'.repeat(200), 'pdf')).toBe(`${'कि'.repeat(41)}.pdf`);
});

test('an address leads to its path again', () => {
  fc.assert(
    fc.property(names, (name) => {
      const path = `resources/a1/${storedName(name, 'pdf')}`;
      const { pathname, search, hash } = new URL(mediaPath(path), 'https://files.example.np');
      expect([decodeURIComponent(pathname), search, hash]).toEqual([`/media/${path}`, '', '']);
      expect(fileNameOf(path)).toBe(storedName(name, 'pdf'));
    }),
  );
});

test.each(['', '..', 'a//b', 'a/../b', 'a/./b', 'a\\b', 'a\u0000b'])('%j leads to no file', (path) => {
  expect(isMediaPath(path)).toBe(false);
});
