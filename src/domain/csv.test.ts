import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellText, toCsv } from './csv';

test('cells are quoted where they must be', () => {
  expect(
    toCsv([
      ['Name', 'Code'],
      ['Section "A", first', 'PSC'],
    ]),
  ).toBe('\uFEFFName,Code\r\n"Section ""A"", first",PSC');
});

test('an empty cell stays empty', () => {
  expect(toCsv([[null, undefined, '']])).toBe('\uFEFF,,');
});

test('a text that a spreadsheet would run stands behind an apostrophe; a negative number stays a number', () => {
  expect(toCsv([['=1+1', ' @cmd', '+977', '-5', -5]])).toBe("\uFEFF'=1+1,' @cmd,'+977,'-5,-5");
});

test.each(['＝1+1', '＋977', '－5', '＠cmd', '\u200b=1', '\u0000=1', '\u00ad\ufeff\u3000＝1', '\n1', "'=1", "'' \u200b@cmd"])(
  '%j stands behind an apostrophe too',
  (text) => {
    expect(cellOf(text)).toBe(`'${text}`);
  },
);

test.each(["'", "'quoted'", 'Law = order', '२०', '–5'])('%j is no formula, and stays as it is', (text) => {
  expect(cellOf(text)).toBe(text);
});

/** Texts that a spreadsheet could take for formulas, and any others. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom("'", '=', '＝', '-', '＠', ' ', '\t', '\n', '\r', '\u200b', '\u0000', '"', ',', 'a') }),
);

test('no text whatever begins a cell as a formula', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(cellOf(text)).not.toMatch(/^[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠]/u);
    }),
  );
});

test('every text can be had back: of a formula behind apostrophes the first is ours', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1 }), (row) => {
      expect(read(toCsv([row]).slice(1)).map(cellText)).toEqual(row);
    }),
  );
});

/** Writes a text and reads its cell back. */
const cellOf = (text: string) => read(toCsv([[text]]).slice(1))[0] ?? '';

/** Reads the cells of one CSV row, by the RFC's grammar. */
const read = (line: string) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
