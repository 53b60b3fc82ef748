import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv';

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

test('no text whatever begins a cell as a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const written = toCsv([[text]])
        .slice(1)
        .replace(/^"/, '')
        .trimStart();
      expect(written).not.toMatch(/^[=+\-@]/);
    }),
  );
});

test('what is written can be read back', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string().filter((text) => !/^\s*[=+\-@\t\r]/.test(text)),
        { minLength: 1 },
      ),
      (row) => {
        expect(read(toCsv([row]).slice(1))).toEqual(row);
      },
    ),
  );
});

/** The cells of one CSV row, by the RFC's grammar. */
const read = (line: string) =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
