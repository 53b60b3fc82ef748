import { z } from 'zod/mini';
import { pricesOf } from '@/domain/price';
import { remembered } from '@/domain/remembered';
import { isYes, yesNo } from './fields';
import { type Choices, compared, conditional, when } from './formRules';
import { say } from './message';
import { dearest, money, percent, percentOr } from './numberFields';

/** Whether a price, or its form, offers the course at a discount. */
export const hasCourseOffer = ({ has_course_offer }: Choices): boolean => isYes(has_course_offer);
/** Whether it offers the examination at a separate discount. */
export const hasExamFeeOffer = ({ has_exam_fee_offer }: Choices): boolean => isYes(has_exam_fee_offer);

const discount = percentOr('discount_required');

/** The fields from which the amounts of a price are calculated. */
export const priceFields = z.object({
  course_price_before_tax: money,
  tax: percent,
  has_course_offer: yesNo,
  discount_offer: when(hasCourseOffer, discount),
  course_exam_price_before_tax: money,
  has_exam_fee_offer: yesNo,
  exam_fee_discount_offer: when(hasExamFeeOffer, discount),
});

/** The calculated amounts; where there is no offer, the amount with it is 0. */
export const amountFields = z.object({
  course_price: money,
  cp_after_discount: money,
  course_exam_fee: money,
  fee_price_after_disc: money,
});
export type AmountField = keyof typeof amountFields.shape;

const courseOffer = ['has_course_offer', 'discount_offer'] as const;

/** The operands of each calculated amount. */
const operands: Readonly<Record<AmountField, readonly (keyof typeof priceFields.shape)[]>> = {
  course_price: ['course_price_before_tax', 'tax'],
  cp_after_discount: ['course_price_before_tax', 'tax', ...courseOffer],
  course_exam_fee: ['course_exam_price_before_tax', 'tax', ...courseOffer],
  fee_price_after_disc: ['course_exam_price_before_tax', 'tax', 'has_exam_fee_offer', 'exam_fee_discount_offer'],
};
const isAmount = (field: string): field is AmountField => Object.hasOwn(operands, field);
const amountNames = Object.keys(operands).filter(isAmount);

/** Calculates the amounts of a form, which may be unfinished: those whose operands are all valid. Source: admin areas, section 9. */
export function amountsOf(form: Choices): Partial<Record<AmountField, number>> {
  const wrong = judged.safeParse(form).error?.issues.map(({ path }) => path[0]) ?? [];
  const known = readable.parse(form);
  const prices = pricesOf({
    price: known.course_price_before_tax,
    examFee: known.course_exam_price_before_tax,
    tax: known.tax,
    courseOffer: hasCourseOffer(form) ? known.discount_offer : null,
    examFeeOffer: hasExamFeeOffer(form) ? known.exam_fee_discount_offer : null,
  });
  const amounts: Record<AmountField, number> = {
    course_price: prices.price,
    cp_after_discount: prices.discountedPrice,
    course_exam_fee: prices.examFee,
    fee_price_after_disc: prices.discountedExamFee,
  };
  const sure = amountNames.filter((field) => !operands[field].some((operand) => wrong.includes(operand)));
  return Object.fromEntries(sure.map((field) => [field, amounts[field]]));
}

const judged = conditional(priceFields);

/** Reads the numbers of a form: any other value counts as 0. */
const readable = z.object({
  course_price_before_tax: z.catch(money, 0),
  tax: z.catch(percent, 0),
  discount_offer: z.catch(percent, 0),
  course_exam_price_before_tax: z.catch(money, 0),
  exam_fee_discount_offer: z.catch(percent, 0),
});

/**
 * Adds the rule that no amount is beyond what money may be. It is told at the price before tax, since the amounts themselves can't be
 * changed.
 */
export const withinMoney = <Form extends z.ZodMiniObject>(form: Form): Form =>
  form.check(
    compared<Choices>([...operands.cp_after_discount, 'course_price_before_tax'], isWithin('course_price'), tooHigh),
    compared<Choices>(
      [...operands.course_exam_fee, ...operands.fee_price_after_disc, 'course_exam_price_before_tax'],
      isWithin('course_exam_fee', 'fee_price_after_disc'),
      tooHigh,
    ),
  );

/** The amounts of a form that is being judged, calculated once for all of its rules. */
const judgedAmounts = remembered(amountsOf);

const isWithin =
  (...fields: readonly AmountField[]) =>
  (form: Choices) =>
    fields.every((field) => (judgedAmounts(form)[field] ?? 0) <= dearest);
const tooHigh = say('amount_too_high', { max: dearest });

/** Adds the rule that each amount is what its operands give. */
export const withAmounts = <Form extends z.ZodMiniObject>(form: Form): Form =>
  form.check(
    ...amountNames.map((field) =>
      compared<Choices>([...operands[field], field], (sent) => judgedAmounts(sent)[field] === sent[field], say('must_be_amount')),
    ),
  );
