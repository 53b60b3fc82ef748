import { expect, test } from 'vitest';
import { decodedId, encodedId } from './encodedId';

const base64 = (text: string) => btoa(text).replaceAll('=', '');

test('a text leads back to the id of its kind alone', () => {
  expect(decodedId('zone', encodedId('zone', 7))).toBe(7);
  expect(decodedId('district', encodedId('zone', 7))).toBeUndefined();
});

test.each([
  '',
  '7',
  'no base64 %',
  base64('zone:'),
  base64('zone:0'),
  base64('zone:07'),
  base64('zone:2147483648'),
  base64('aone:7'),
])('%j stands for none', (text) => {
  expect(decodedId('zone', text)).toBeUndefined();
});
