import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterTax, pricesOf } from './price';

const setup = { price: 1000, examFee: 500, tax: 13, courseOffer: null, examFeeOffer: null };

test('the price after tax is the price before tax plus the tax percent', () => {
  expect(pricesOf(setup)).toEqual({ price: 1130, discountedPrice: 0, examFee: 565, discountedExamFee: 0 });
});

test('the discounted price is the price before tax less the discount percent, then plus tax', () => {
  expect(pricesOf({ ...setup, courseOffer: 10 })).toMatchObject({ price: 1130, discountedPrice: 1017 });
});

test('with a course offer the exam fee is discounted by the course discount', () => {
  expect(pricesOf({ ...setup, courseOffer: 10 })).toMatchObject({ examFee: 508.5, discountedExamFee: 0 });
});

test('the exam fee’s own offer is of the fee before tax alone, whatever the course offers', () => {
  expect(pricesOf({ ...setup, examFeeOffer: 20 })).toMatchObject({ examFee: 565, discountedExamFee: 452 });
  expect(pricesOf({ ...setup, courseOffer: 10, examFeeOffer: 20 })).toMatchObject({ examFee: 508.5, discountedExamFee: 452 });
});

test('an offer of nothing is an offer, one of all leaves nothing to pay', () => {
  expect(pricesOf({ ...setup, courseOffer: 0, examFeeOffer: 100 })).toMatchObject({
    discountedPrice: 1130,
    discountedExamFee: 0,
  });
});

test.each([
  // In floats 1.005 * 100 is 100.49999999999999, and 1.1 * 1.15 is 1.2649999999999997.
  [1.1, 15, 0, 1.27],
  [100.5, 1, 0, 101.51],
  [0.5, 1, 0, 0.51],
  [0.49, 1, 0, 0.49],
  // Rounding after the discount would give 0.12 * 1.5 = 0.18, or with 0.13 0.20.
  [0.25, 50, 50, 0.19],
  [9_999_999_999.99, 100, 0, 19_999_999_999.98],
  [0, 13, 50, 0],
])('%d with %d %% of tax and %d %% of discount is %d', (amount, tax, discount, result) => {
  expect(afterTax(amount, tax, discount)).toBe(result);
});

const hundredth = (max: number) => fc.integer({ min: 0, max: max * 100 });
const amount = hundredth(9_999_999_999);
const percent = hundredth(100);

test('no result is further from the true one than half a hundredth, and a half is never rounded down', () => {
  fc.assert(
    fc.property(amount, percent, percent, (cents, tax, discount) => {
      const truth = BigInt(cents) * BigInt(10_000 - discount) * BigInt(10_000 + tax);
      const result = BigInt(Math.round(afterTax(cents / 100, tax / 100, discount / 100) * 100)) * 100_000_000n;
      expect(result - truth > -50_000_000n && result - truth <= 50_000_000n).toBe(true);
    }),
  );
});

test('a higher price, a higher tax or a lower discount never makes it cheaper', () => {
  fc.assert(
    fc.property(amount, percent, percent, fc.nat(5000), (cents, tax, discount, more) => {
      const base = afterTax(cents / 100, tax / 100, discount / 100);
      expect(afterTax((cents + more) / 100, tax / 100, discount / 100)).toBeGreaterThanOrEqual(base);
      expect(afterTax(cents / 100, (tax + more) / 100, discount / 100)).toBeGreaterThanOrEqual(base);
      expect(afterTax(cents / 100, tax / 100, Math.max(0, discount - more) / 100)).toBeGreaterThanOrEqual(base);
    }),
  );
});

test('without tax and discount an amount is what it was, and of no amount nothing is left', () => {
  fc.assert(
    fc.property(amount, percent, percent, (cents, tax, discount) => {
      expect(afterTax(cents / 100, 0)).toBe(cents / 100);
      expect(afterTax(cents / 100, tax / 100, 100)).toBe(0);
      expect(afterTax(0, tax / 100, discount / 100)).toBe(0);
    }),
  );
});
