import { CourseInput } from '@/components/courseTree/CourseInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';

/** The inputs of a frequently asked question, for both of its forms. */
export const FaqInputs = () => (
  <>
    <TextInput source="faq_title" />
    <CourseInput />
    <RichTextInput source="faq_desc" />
    <NumberInput source="priority_order" />
  </>
);
