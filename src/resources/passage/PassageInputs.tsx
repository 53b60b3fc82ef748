import { CourseInput } from '@/components/courseTree/CourseInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';

/** The inputs of a passage, for both of its forms. */
export const PassageInputs = () => (
  <>
    <CourseInput />
    <TextInput source="paragraph_title" />
    <RichTextInput source="paragraph" />
  </>
);
