import { ChoiceField } from '@/components/inputs/ChoiceField';
import { ImageField } from '@/components/inputs/ImageField';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';
import { RichTextField } from '@/components/richText/RichTextField';
import type { Reply } from '@/contract/call';
import { categoryCalls } from '@/contract/category';
import { useRead } from '@/providers/data/useRead';

/** What a course is made of, for every form that adds or edits one. */
export const CourseInputs = () => (
  <>
    <TextField source="course_name" />
    <TextField source="course_code" />
    <CategoryField />
    <TextField source="course_banner_description" multiline minRows={3} />
    <RichTextField source="program_overview" />
    <TextField source="course_preview_url" type="url" />
    <TextField source="lecture_hours" />
    <ChoiceField source="has_exam" />
    <ChoiceField source="has_certification" />
    <ImageField source="course_banner_img" />
    <ImageField source="course_preview_img" />
    <ImageField source="certification_img" />
  </>
);

const CategoryField = () => (
  <ReferenceField source="course_category" choices={useRead(categoryCalls.getCategorySelect, {}, choicesOf)} />
);

const choicesOf = ({ data }: Reply<typeof categoryCalls.getCategorySelect>) =>
  data.map(({ iid, category_name }) => ({ id: iid, name: category_name }));
