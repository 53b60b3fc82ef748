import type { RecordForms } from '@/components/record/recordForms';
import { instructorEditForm, instructorForm } from '@/contract/instructor';
import { InstructorDetails } from './InstructorDetails';
import { InstructorInputs } from './InstructorInputs';

/** The forms and details of an instructor. */
export const instructorForms: RecordForms = {
  name: 'instructor',
  form: instructorForm,
  editForm: instructorEditForm,
  Inputs: InstructorInputs,
  Details: InstructorDetails,
  width: 'md',
};
