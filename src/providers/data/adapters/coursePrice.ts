import { coursePriceCalls } from '@/contract/coursePrice';
import { amountsOf } from '@/contract/priceAmounts';
import { type Adapter, ofCourse, verb } from '../adapter';

/** Course prices. Their forms ask for no amount that can be worked out: it is when they are sent. */
export const coursePriceAdapter: Adapter = {
  list: coursePriceCalls.filterCoursePrice,
  one: coursePriceCalls.getCoursePriceById,
  create: coursePriceCalls.createCoursePrice,
  update: verb(coursePriceCalls.updateCoursePrice, 'cp_id'),
  toRecord: ofCourse,
  toBody: (form) => ({ ...form, ...amountsOf(form) }),
};
