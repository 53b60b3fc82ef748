import { TextField } from '@/components/inputs/TextField';

/** What a course category is made of, for every form that adds or edits one. */
export const CategoryInputs = () => (
  <>
    <TextField source="category_name" />
    <TextField source="course_categories_code" />
  </>
);
