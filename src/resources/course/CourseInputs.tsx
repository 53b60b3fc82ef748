import { ChoiceInput } from '@/components/inputs/ChoiceInput';
import { ImageInput } from '@/components/inputs/ImageInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import type { Reply } from '@/contract/call';
import { categoryCalls } from '@/contract/category';
import { useRead } from '@/providers/data/useRead';

/** What a course is made of, for every form that adds or edits one. */
export const CourseInputs = () => (
  <>
    <TextInput source="course_name" />
    <TextInput source="course_code" />
    <CategoryInput />
    <TextInput source="course_banner_description" multiline minRows={3} />
    <RichTextInput source="program_overview" />
    <TextInput source="course_preview_url" type="url" />
    <TextInput source="lecture_hours" />
    <ChoiceInput source="has_exam" />
    <ChoiceInput source="has_certification" />
    <ImageInput source="course_banner_img" />
    <ImageInput source="course_preview_img" />
    <ImageInput source="certification_img" />
  </>
);

const CategoryInput = () => (
  <ReferenceInput source="course_category" choices={useRead(categoryCalls.getCategorySelect, {}, choicesOf)} />
);

const choicesOf = ({ data }: Reply<typeof categoryCalls.getCategorySelect>) =>
  data.map(({ iid, category_name }) => ({ id: iid, name: category_name }));
