import type { RecordForms } from '@/components/record/recordForms';
import { categoryEditForm, categoryForm } from '@/contract/category';
import { CategoryDetails } from './CategoryDetails';
import { CategoryInputs } from './CategoryInputs';

/** The forms and details of a course category. */
export const categoryForms: RecordForms = {
  name: 'category',
  form: categoryForm,
  editForm: categoryEditForm,
  Inputs: CategoryInputs,
  Details: CategoryDetails,
};
