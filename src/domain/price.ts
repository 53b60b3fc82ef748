/** A course's package as it is entered: amounts before tax, and percents; an offer that isn't made is null. All have at most 2 decimals. */
export interface PriceSetup {
  price: number;
  examFee: number;
  tax: number;
  courseOffer: number | null;
  examFeeOffer: number | null;
}

/** The amounts that follow, after tax; the amount with an offer is 0 where the offer isn't made. */
export interface Prices {
  price: number;
  discountedPrice: number;
  examFee: number;
  discountedExamFee: number;
}

/** Calculates the amounts of a package. The two offers on the exam fee are never added up: its own is taken off the whole fee. */
export const pricesOf = ({ price, examFee, tax, courseOffer, examFeeOffer }: PriceSetup): Prices => ({
  price: afterTax(price, tax),
  discountedPrice: courseOffer === null ? 0 : afterTax(price, tax, courseOffer),
  examFee: afterTax(examFee, tax, courseOffer ?? 0),
  discountedExamFee: examFeeOffer === null ? 0 : afterTax(examFee, tax, examFeeOffer),
});

/**
 * Returns an amount less a discount, plus tax, both in percent: calculated exactly, and rounded half up to 2 decimals once, at the end.
 * None of them is negative or has more than 2 decimals, and the discount is at most 100.
 */
export function afterTax(amount: number, tax: number, discount = 0): number {
  const exact = hundredths(amount) * (whole - hundredths(discount)) * (whole + hundredths(tax));
  const parts = whole * whole;
  return Number((exact + parts / 2n) / parts) / 100;
}

/** 100 %, in hundredths of a percent. */
const whole = 10_000n;

const hundredths = (value: number): bigint => BigInt(Math.round(value * 100));
