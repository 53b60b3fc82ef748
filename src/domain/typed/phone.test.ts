import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsIn } from '@/domain/digits';
import { comparablePhone, nepaliPhone, sheetCell } from './phone';

test.each([
  '9841234567',
  '+977 9841-234567',
  '00977-9841234567',
  '977 9841 234 567',
  '09841234567',
  '(984) 123.4567',
  '९८४१२३४५६७',
  '+९७७-९८४१२३४५६७',
  '0977-9841234567',
])('%s is one number', (written) => {
  expect(nepaliPhone(written)).toBe('+9779841234567');
});

test('a line of Kathmandu has its area code', () => {
  expect(nepaliPhone('01-4411234')).toBe('+97714411234');
  expect(nepaliPhone('+977-1-4411234')).toBe('+97714411234');
  expect(nepaliPhone('097-7123456')).toBe('+977977123456');
});

test.each(['', '12345', 'Sita Rai', 'sita@example.com', '98412345678901', '+91 9841234567', '2081-02-03 to 2081-05-06'])(
  '%s is none',
  (text) => {
    expect(nepaliPhone(text)).toBeUndefined();
  },
);

test('a number is the same however it is written', () => {
  const mobile = fc.integer({ min: 9_600_000_000, max: 9_899_999_999 }).map(String);
  const lead = fc.constantFrom('', '+977', '+977 ', '00977', '977-', '0');
  const script = fc.constantFrom('en', 'ne');
  fc.assert(
    fc.property(mobile, lead, script, fc.nat({ max: 9 }), (number, leading, locale, place) => {
      const written = `${leading}${number.slice(0, place)} ${number.slice(place)}`;
      expect(nepaliPhone(digitsIn(locale, written))).toBe(`+977${number}`);
    }),
  );
});

test.each([
  ['९८४१-२२३३४४', '+977 984122 3344'],
  ['+91 98412-34567', '+९१ (98412) 34567'],
])('%s and %s are compared as one number', (one, other) => {
  expect(comparablePhone(one)).toBe(comparablePhone(other));
});

test('a text without digits is compared with none', () => {
  expect(comparablePhone('on Viber')).toBe('');
});

test.each([
  ['+977-9841000001', '984-1000001'],
  ['+9779841000001', '984-1000001'],
  ['009779841000001', '984-1000001'],
  ['09841000001', '984-1000001'],
  ['014411234', '01-4411234'],
  ['+44 20 7946 0000', '0044 20 7946 0000'],
  ['+15550100000', '00-15550100000'],
  ['9841000001', '9841000001'],
  ['०९८४१०००००१', '०९८४१०००००१'],
  ['01-4411234', '01-4411234'],
  ['007', '007'],
  ['+1', '+1'],
  ['=1+1', '=1+1'],
  ['@sita', '@sita'],
  ['2083-08-12', '2083-08-12'],
  [5, 5],
  [null, null],
])('%s is the cell %s of a spreadsheet', (value, cell) => {
  expect(sheetCell(value)).toBe(cell);
});
