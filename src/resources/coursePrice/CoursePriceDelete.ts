import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { coursePriceCalls } from '@/contract/coursePrice';
import { verb } from '@/providers/data/adapter';

/** The question before a course price is deleted. */
export const CoursePriceDelete = confirmPopup({
  texts: 'course_price.delete',
  change: verb(coursePriceCalls.deleteCoursePrice, 'cp_id'),
  danger: true,
});
