import { RouteDialog } from '@/components/dialogs/RouteDialog';
import { CreateForm } from '@/components/form/CreateForm';
import { EditForm } from '@/components/form/EditForm';
import { RemarksInput } from '@/components/inputs/RemarksInput';
import { ShowRecord } from '@/components/record/ShowRecord';
import { categoryEditForm, categoryForm } from '@/contract/category';
import { CategoryDetails } from './CategoryDetails';
import { CategoryInputs } from './CategoryInputs';

export const CategoryAdd = () => (
  <RouteDialog title="category.add">
    <CreateForm schema={categoryForm}>
      <CategoryInputs />
    </CreateForm>
  </RouteDialog>
);

export const CategoryEdit = () => (
  <RouteDialog title="category.edit">
    <EditForm schema={categoryEditForm}>
      <CategoryInputs />
      <RemarksInput />
    </EditForm>
  </RouteDialog>
);

export const CategoryView = () => (
  <RouteDialog title="category.view">
    <ShowRecord>
      <CategoryDetails />
    </ShowRecord>
  </RouteDialog>
);
