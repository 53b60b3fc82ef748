import { expect, test } from 'vitest';
import { typedDate, typedTime } from '@/domain/calendar/typedDate';
import { typedFigures } from './typedFigures';
import { typedNumber } from './typedNumber';

const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);

const unseen = [
  0x00ad,
  0x034f,
  0x061c,
  0x180e,
  ...between(0x200b, 0x200f),
  ...between(0x202a, 0x202e),
  ...between(0x2060, 0x2069),
  0xfe0f,
  0xfeff,
].map((code) => String.fromCodePoint(code));
const spaces = [0x09, 0x0a, 0x20, 0x85, 0xa0, ...between(0x2000, 0x200a), 0x2028, 0x202f, 0x205f, 0x2800, 0x3000].map((code) =>
  String.fromCodePoint(code),
);
const nameOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`;

test.each(unseen.map((sign) => [nameOf(sign), sign]))('%s is dropped wherever it is', (_, sign) => {
  const within = (text: string) => `${sign}${text.replaceAll(/./gu, `$&${sign}`)}`;
  expect(typedFigures(within('१२ 3'))).toBe('12 3');
  expect(typedNumber(within('-१,०००.५'))).toBe(-1000.5);
  expect(typedDate(within('२०८३।०१।०५'))).toBe('2083-01-05');
  expect(typedTime(within('०९:०५'))).toBe('09:05');
});

test.each(spaces.map((sign) => [nameOf(sign), sign]))('%s is a space', (_, sign) => {
  expect(typedFigures(`${sign}१${sign}${sign}2${sign}`)).toBe('1 2');
  expect(typedNumber(`${sign}1${sign}000${sign}`)).toBe(1000);
  expect(typedDate(`${sign}२०८३${sign}०१${sign}०५${sign}`)).toBe('2083-01-05');
  expect(typedTime(`${sign}9:05${sign}`)).toBe('09:05');
});
