import { Cell } from '@/components/form/Cell';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a course category, for every form that adds or edits one. */
export const CategoryInputs = () => (
  <>
    <Cell width={8}>
      <TextInput source="category_name" />
    </Cell>
    <Cell width={4}>
      <TextInput source="course_categories_code" />
    </Cell>
  </>
);
