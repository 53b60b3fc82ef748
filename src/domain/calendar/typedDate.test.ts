import { expect, test } from 'vitest';
import { typedDate } from './typedDate';

test.each(['2081-05-04', ' 2081-5-4 ', '2081/05/4', '2081.5.4', '20810504', '२०८१-०५-०४', '२०८१५4', '２０８１－０５／４'])(
  '%s is read',
  (text) => {
    expect(typedDate(text)).toBe('2081-05-04');
  },
);

test.each(['।', ' ', '\u00a0', '.', '/', '-', ' / ', '\u2010', '\u2011', '–', '—', '\u2212', '\u2044', '|', ', ', '\u3000'])(
  '«%s» may be between the parts',
  (sign) => {
    expect(typedDate(['२०८१', '०५', '०४'].join(sign))).toBe('2081-05-04');
    expect(typedDate(['2081', '5', '4'].join(sign))).toBe('2081-05-04');
  },
);

test.each(['2081..05-04', '2081 - - 5 4', '2081:05:04', '2081x5x4'])('«%s» is no date', (text) => {
  expect(typedDate(text)).toBe(text);
});

test.each([
  ['२०८१-', '2081-'],
  ['81-5-4', '81-5-4'],
  [' Bhadra ', 'Bhadra'],
])('%s stays for the rule', (text, kept) => {
  expect(typedDate(text)).toBe(kept);
});
