import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coursePriceCalls, coursePriceForm } from './coursePrice';
import { amountsOf } from './priceAmounts';

const form = {
  courses: 1,
  package_name: 'Six months',
  access_days: 180,
  is_life_time: 'n',
  course_price_before_tax: 1000,
  tax: 13,
  has_course_offer: 'y',
  discount_offer: 10,
  course_exam_price_before_tax: 500,
  has_exam_fee_offer: 'n',
  exam_fee_discount_offer: null,
};
const { body } = coursePriceCalls.createCoursePrice;

test('amounts follow from what is typed; without an offer nothing is left to pay by it', () => {
  const amounts = { course_price: 1130, cp_after_discount: 1017, course_exam_fee: 508.5, fee_price_after_disc: 0 };
  expect(amountsOf(form)).toEqual(amounts);
  expect(amountsOf({ ...form, tax: '१३', course_price_before_tax: '1,000' })).toEqual(amounts);
});

test.each([
  ['tax', 'much', []],
  ['course_price_before_tax', null, ['course_exam_fee', 'fee_price_after_disc']],
  ['course_exam_price_before_tax', 0.001, ['course_price', 'cp_after_discount']],
  ['discount_offer', 101, ['course_price', 'fee_price_after_disc']],
  ['has_course_offer', undefined, ['course_price', 'fee_price_after_disc']],
  ['exam_fee_discount_offer', 'any', ['course_price', 'cp_after_discount', 'course_exam_fee', 'fee_price_after_disc']],
])('where %s is %j these are known: %j', (field, value, known) => {
  expect(Object.keys(amountsOf({ ...form, [field]: value }))).toEqual(known);
});

const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const flag = fc.constantFrom('y', 'n');
const forms = fc.record({
  course_price_before_tax: hundredths(1_000_000),
  tax: hundredths(100),
  has_course_offer: flag,
  discount_offer: hundredths(100),
  course_exam_price_before_tax: hundredths(1_000_000),
  has_exam_fee_offer: flag,
  exam_fee_discount_offer: hundredths(100),
});

test('the call takes the amounts that follow, and refuses any other at its field alone', () => {
  fc.assert(
    fc.property(forms, fc.nat(3), fc.constantFrom(0.01, -0.01, 5), (typed, nth, more) => {
      const amounts = Object.entries(amountsOf(typed));
      const sent = { ...form, ...typed, ...Object.fromEntries(amounts) };
      expect(body?.safeParse(sent).error).toBeUndefined();
      const [field = '', amount = 0] = amounts[nth] ?? [];
      const other = Math.abs(Math.round((amount + more) * 100)) / 100;
      fc.pre(other !== amount);
      expect(body?.safeParse({ ...sent, [field]: other }).error?.issues.map(({ path }) => path)).toEqual([[field]]);
    }),
  );
});

const dear = { ...form, has_course_offer: 'n', discount_offer: null };
test.each([
  [
    'a price that tax takes beyond the bound',
    { ...dear, course_price_before_tax: 9_999_999_999, tax: 13 },
    ['course_price_before_tax'],
  ],
  [
    'a price at the bound with the least tax',
    { ...dear, course_price_before_tax: 9_999_999_999.99, tax: 0.01 },
    ['course_price_before_tax'],
  ],
  ['a price at the bound without tax', { ...dear, course_price_before_tax: 9_999_999_999.99, tax: 0 }, []],
  [
    'a price that only its offer takes back',
    { ...form, course_price_before_tax: 9_000_000_000, discount_offer: 50, tax: 100 },
    ['course_price_before_tax'],
  ],
  [
    'an exam fee that tax takes beyond it',
    { ...dear, course_exam_price_before_tax: 9_999_999_999, tax: 13 },
    ['course_exam_price_before_tax'],
  ],
  ['an exam fee that an offer takes back', { ...form, course_exam_price_before_tax: 9_000_000_000, discount_offer: 90 }, []],
  [
    'both',
    { ...dear, course_price_before_tax: 8e9, course_exam_price_before_tax: 8e9, tax: 50 },
    ['course_price_before_tax', 'course_exam_price_before_tax'],
  ],
  ['a price that is itself beyond it', { ...dear, course_price_before_tax: 1e10, tax: 13 }, ['course_price_before_tax']],
] as const)('%s is refused, if at all, at what was typed', (_, typed, at) => {
  const complaints = coursePriceForm.safeParse(typed).error?.issues ?? [];
  expect(complaints.map(({ path }) => path[0])).toEqual(at);
});

test('other servers’ records may have decimals as texts, and flags as booleans, numbers and capitals', () => {
  const { reply } = coursePriceCalls.getCoursePriceById;
  const audit = { created_by: null, created_date: null, modified_by: null, modified_date: null, modified_remarks: null };
  const theirs = { ...form, ...amountsOf(form), ...audit, iid: 1, course_iid: 1, course_name: 'Law' };
  const { data } = reply.parse({
    data: { ...theirs, tax: '13.00', discount_offer: '12.50', has_course_offer: true, is_life_time: 0, is_active: 'Y' },
  });
  expect(data).toMatchObject({ tax: 13, discount_offer: 12.5, has_course_offer: 'y', is_life_time: 'n', is_active: 'y' });
  expect(reply.safeParse({ data: { ...theirs, tax: 'much', is_active: 'y' } }).success).toBe(false);
  expect(reply.safeParse({ data: { ...theirs, is_active: 'perhaps' } }).success).toBe(false);
});
