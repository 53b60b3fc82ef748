import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { AddBelowLink } from '@/components/product/courseTree/AddBelowLink';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import type { RecordForms } from '@/components/record/recordForms';
import { categoryEditForm, categoryForm } from '@/contract/category';

/** The inputs of a course category, for every form that adds or edits one. */
const CategoryInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="category_name" />
    </Cell>
    <Cell width={4}>
      <TextInput source="course_categories_code" />
    </Cell>
  </>
);

/** A course category's details and audit. */
const CategoryDetails = () => (
  <Details>
    <Detail source="category_name" />
    <Detail source="course_categories_code" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a course category. */
export const categoryForms: RecordForms = {
  name: 'category',
  form: categoryForm,
  editForm: categoryEditForm,
  Inputs: CategoryInputs,
  Details: CategoryDetails,
  further: [<AddBelowLink key="add" level="category" />],
};
