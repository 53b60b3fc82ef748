import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a course category, for every form that adds or edits one. */
export const CategoryInputs = () => (
  <>
    <TextInput source="category_name" />
    <TextInput source="course_categories_code" />
  </>
);
