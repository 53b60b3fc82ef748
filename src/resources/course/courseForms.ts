import type { RecordForms } from '@/components/record/recordForms';
import { courseEditForm, courseForm } from '@/contract/course';
import { CourseDetails } from './CourseDetails';
import { CourseInputs } from './CourseInputs';
import { CourseStatus } from './CourseStatus';

/** The forms and details of a course. */
export const courseForms: RecordForms = {
  name: 'course',
  form: courseForm,
  editForm: courseEditForm,
  Inputs: CourseInputs,
  Details: CourseDetails,
  Status: CourseStatus,
  width: 'md',
};
