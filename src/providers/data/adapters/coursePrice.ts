import { coursePriceCalls, isLifeTime, longestAccess } from '@/contract/coursePrice';
import { amountsOf, hasCourseOffer, hasExamFeeOffer } from '@/contract/priceAmounts';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Course prices. What can be calculated isn't asked for: the amounts, and the days of an access without an end. */
export const coursePriceAdapter = {
  area: 'course_price',
  list: coursePriceCalls.filterCoursePrice,
  one: coursePriceCalls.getCoursePriceById,
  create: coursePriceCalls.createCoursePrice,
  update: verb(coursePriceCalls.updateCoursePrice, 'cp_id'),
  delete: verb(coursePriceCalls.deleteCoursePrice, 'cp_id'),
  toRecord: (row) => ({
    ...ofCourse(row),
    // What a learner pays, and how long for.
    price_to_pay: hasCourseOffer(row) ? row.cp_after_discount : row.course_price,
    fee_to_pay: hasExamFeeOffer(row) ? row.fee_price_after_disc : row.course_exam_fee,
    access: isLifeTime(row) ? 'life_time' : row.access_days,
    ...(isLifeTime(row) && { access_days: null }),
  }),
  toBody: (form) => ({ ...form, ...(isLifeTime(form) && { access_days: longestAccess }), ...amountsOf(form) }),
} satisfies Adapter;
