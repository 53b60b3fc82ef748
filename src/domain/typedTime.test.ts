import { expect, test } from 'vitest';
import { typedTime } from '@/domain/calendar/typedDate';

test.each(['09:05', ' 9:05 ', '9.05', '905', '0905', '०९:०५', '९०५', '０９：０５', '9：०5', '\u200e9:05\u00a0'])(
  '“%s” is read',
  (text) => {
    expect(typedTime(text)).toBe('09:05');
  },
);

test.each([
  ['', ''],
  ['१०:', '10:'],
  ['9', '9'],
  ['25:71', '25:71'],
  ['10:30:00', '10:30:00'],
  [' noon ', 'noon'],
])('“%s” stays for the rule', (text, kept) => {
  expect(typedTime(text)).toBe(kept);
});
