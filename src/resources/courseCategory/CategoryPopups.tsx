import { recordPopups } from '@/components/dialogs/recordPopups';
import { categoryEditForm, categoryForm } from '@/contract/category';
import { CategoryDetails } from './CategoryDetails';
import { CategoryInputs } from './CategoryInputs';

export const CategoryPopups = recordPopups({
  name: 'category',
  form: categoryForm,
  editForm: categoryEditForm,
  Inputs: CategoryInputs,
  Details: CategoryDetails,
});
