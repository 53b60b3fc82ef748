import type { Refused } from '@tests/contract/refusals';

const needsDiscount = 'Discount percentage is required when offer is active';
export const notTheAmount = 'Must be the amount before tax, less the discount, plus the tax';

export const refusedFields: Refused<'createCoursePrice' | 'updateCoursePrice'>[] = [
  ['package_name', 'Six', 'more than 4 characters'],
  ['package_name', 'x'.repeat(31), 'cannot exceed from 30 characters'],
  ['courses', undefined, 'This field is required'],
  ['course_price_before_tax', '', 'This field is required'],
  ['course_price_before_tax', 'much', 'Must be a number'],
  ['course_price_before_tax', 1.005, 'Can have max 2 decimal places'],
  ['tax', 100.01, 'Must be between 0-100'],
  ['course_price', 1130.01, notTheAmount],
  ['course_price', undefined, 'This field is required'],
  ['cp_after_discount', 0, notTheAmount],
  ['course_exam_fee', 565.57, notTheAmount],
  ['fee_price_after_disc', 452.46, notTheAmount],
  ['discount_offer', null, needsDiscount],
  ['discount_offer', 'half', 'Must be a number'],
  ['discount_offer', 12.345, 'Can have max 2 decimal places'],
  ['discount_offer', 100.5, 'Must be between 0-100'],
  ['exam_fee_discount_offer', undefined, needsDiscount],
  ['exam_fee_discount_offer', -1, 'Must be between 0-100'],
  ['access_days', undefined, 'This field is required'],
  ['access_days', 0, 'Must be between 1-36500'],
  ['access_days', 1.5, 'Must be a whole number'],
];
