import { coursePriceCalls } from '@/contract/coursePrice';
import { amountsOf } from '@/contract/priceAmounts';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Course prices. Amounts that can be calculated aren't asked for: they are calculated when the form is sent. */
export const coursePriceAdapter = {
  area: 'course_price',
  list: coursePriceCalls.filterCoursePrice,
  one: coursePriceCalls.getCoursePriceById,
  create: coursePriceCalls.createCoursePrice,
  update: verb(coursePriceCalls.updateCoursePrice, 'cp_id'),
  delete: verb(coursePriceCalls.deleteCoursePrice, 'cp_id'),
  toRecord: ofCourse,
  toBody: (form) => ({ ...form, ...amountsOf(form) }),
} satisfies Adapter;
