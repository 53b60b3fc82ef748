import { confirmPopup } from '@/components/dialogs/confirmPopup';
import { coursePriceAdapter } from '@/providers/data/adapters/coursePrice';

/** The question before a course price is deleted. */
export const CoursePriceDelete = confirmPopup({
  texts: 'course_price.delete',
  change: coursePriceAdapter.delete,
  danger: true,
});
