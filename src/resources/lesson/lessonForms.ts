import type { RecordForms } from '@/components/record/recordForms';
import { lessonEditForm, lessonForm } from '@/contract/lesson';
import { LessonDetails } from './LessonDetails';
import { LessonInputs } from './LessonInputs';

/** The forms and details of a lesson. */
export const lessonForms: RecordForms = {
  name: 'lesson',
  form: lessonForm,
  editForm: lessonEditForm,
  Inputs: LessonInputs,
  Details: LessonDetails,
};
