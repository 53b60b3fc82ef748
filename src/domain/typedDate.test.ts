import { expect, test } from 'vitest';
import { typedDate } from './typedDate';

test.each(['2081-05-04', ' 2081-5-4 ', '2081/05/4', '2081.5.4', '20810504', '२०८१-०५-०४', '२०८१५4', '２０８１－０５／４'])(
  '%s is read',
  (text) => {
    expect(typedDate(text)).toBe('2081-05-04');
  },
);

test.each([
  ['२०८१-', '2081-'],
  ['81-5-4', '81-5-4'],
  [' Bhadra ', 'Bhadra'],
])('%s stays for the rule', (text, kept) => {
  expect(typedDate(text)).toBe(kept);
});
