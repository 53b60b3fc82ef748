import { ActiveStatus } from '@/components/record/ActiveStatus';
import type { RecordForms } from '@/components/record/recordForms';
import { coursePriceEditForm, coursePriceForm } from '@/contract/coursePrice';
import { CoursePriceDetails } from './CoursePriceDetails';
import { CoursePriceInputs } from './CoursePriceInputs';

/** The forms and details of a course price. */
export const coursePriceForms: RecordForms = {
  name: 'course_price',
  form: coursePriceForm,
  editForm: coursePriceEditForm,
  Inputs: CoursePriceInputs,
  Details: CoursePriceDetails,
  Status: ActiveStatus,
};
