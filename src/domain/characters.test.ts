import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCharacters, firstLetter, folded, isBlank, isPlain, isStorable, lengthOf, oneLine } from './characters';

test('a character counts once, whatever it takes to store it', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => lengthOf(text) === Array.from(text).length));
  expect(lengthOf('😀😀')).toBe(2);
});

test.each(['', ' \n\t', '\u200b\u200b', '\u00ad', '\ufeff\u3164', '\u0000', '\u2800 \u2800'])('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test('a mark of any script shows something', () => {
  for (const text of ['क', '-', ' 😀 ', '\u200bx']) expect(isBlank(text)).toBe(false);
});

test('a line has no breaks, no double spaces and one way to write a letter', () => {
  expect(oneLine(' Cafe\u0301 \n\u00a0au\t lait ')).toBe('Café au lait');
});

test('the joiners inside a Devanagari word stay', () => {
  expect(oneLine('प्\u200dरमुख')).toBe('प्\u200dरमुख');
});

test.each([
  ['Sita', 'S'],
  ['e\u0301cole', 'e\u0301'],
  ['किरण', 'कि'],
  ['A', 'A'],
  ['👩‍🏫 Maya', '👩‍🏫'],
  ['', ''],
])('the first letter of «%s» is «%s»', (text, letter) => {
  expect(firstLetter(text)).toBe(letter);
});

test('the first letter is what the segmenter finds, where it isn’t needed, too', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', ' ', '\u0301', '\r', '\n', 'क', 'ि', '👩', '\u200d', '🏫') }),
      (text) => firstLetter(text) === ([...new Intl.Segmenter().segment(text)][0]?.segment ?? ''),
    ),
  );
});

const range = (first: number, last: number) => fc.integer({ min: first, max: last }).map((code) => String.fromCodePoint(code));
const halfPair = fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
const around = (inner: fc.Arbitrary<string>) =>
  fc.tuple(fc.constantFrom('', 'क', 'x '), inner, fc.constantFrom('', 'ष', ' x')).map((parts) => parts.join(''));

test.each([
  ['control characters', fc.oneof(range(0, 8), range(0xb, 0xc), range(0xe, 0x1f), range(0x7f, 0x9f))],
  ['halves of a pair', halfPair],
  ['marks of direction', fc.oneof(range(0x202a, 0x202e), range(0x2066, 0x2069), fc.constantFrom('\u200e', '\u200f', '\u061c'))],
  ['tags', range(0xe0000, 0xe007f)],
  ['what is no character', fc.oneof(range(0xfdd0, 0xfdef), fc.constantFrom('\ufffe', '\uffff', '\u{1ffff}', '\u{10ffff}'))],
  ['what has no meaning yet', fc.constantFrom('\u0378', '\u{e0fff}')],
])('%s are no plain text, wherever they stand', (_, odd) => {
  fc.assert(fc.property(around(odd), (text) => !isPlain(text)));
});

test('letters, marks and joiners of Devanagari, line ends and emoji are plain text', () => {
  const devanagari = fc.oneof(range(0x900, 0x97f), fc.constantFrom('\u200c', '\u200d', ' ', '\n', '\t', '\r'));
  fc.assert(fc.property(fc.string({ unit: devanagari }), isPlain));
  for (const text of ['प्\u200dरमुख', 'क्\u200cष', 'नेपाल\r\nभारत', '👩\u200d🏫', 'a\u00adb']) expect(isPlain(text)).toBe(true);
});

test('what can be stored is all but NUL and halves of a pair', () => {
  fc.assert(fc.property(around(fc.oneof(halfPair, fc.constant('\0'))), (text) => !isStorable(text)));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => isStorable(text.replaceAll('\0', ''))));
});

test.each([
  ['BANKING', 'banking'],
  ['Banking\u200b', 'Banking'],
  ['लोक  सेवा', 'लोक सेवा'],
  ['Cafe\u0301', 'Café'],
  ['प्\u200dरमुख', 'प्रमुख'],
  ['\u00adLaw ', 'Law'],
])('%j is the same name as %j', (one, other) => {
  expect(folded(one)).toBe(folded(other));
});

test('texts go by their characters’ numbers, as the bytes of their UTF-8 do', () => {
  const bytes = (text: string) => Buffer.from(text);
  const text = fc.string({ unit: fc.constantFrom('a', 'é', '\ud7ff', '\ue000', '￦', '😀', '\u{10ffff}') });
  fc.assert(
    fc.property(text, text, (one, other) => {
      expect(Math.sign(byCharacters(one, other))).toBe(Buffer.compare(bytes(one), bytes(other)));
    }),
  );
});
