import { TextInput } from '@/components/inputs/TextInput';

/** What a course category is made of, for every form that adds or edits one. */
export const CategoryInputs = () => (
  <>
    <TextInput source="category_name" />
    <TextInput source="course_categories_code" />
  </>
);
