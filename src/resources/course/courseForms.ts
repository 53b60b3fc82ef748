import type { RecordForms } from '@/components/record/recordForms';
import { courseEditForm, courseForm } from '@/contract/course';
import { CourseDetails } from './CourseDetails';
import { CourseInputs } from './CourseInputs';

/** The forms and details of a course. */
export const courseForms: RecordForms = {
  name: 'course',
  form: courseForm,
  editForm: courseEditForm,
  Inputs: CourseInputs,
  Details: CourseDetails,
  width: 'md',
};
