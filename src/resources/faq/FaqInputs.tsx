import { CourseInput } from '@/components/courseTree/CourseInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import { asciiDigits } from '@/domain/digits';

/** What a frequently asked question is made of, for both of its forms. */
export const FaqInputs = () => (
  <>
    <TextInput source="faq_title" />
    <CourseInput />
    <RichTextInput source="faq_desc" />
    <TextInput source="priority_order" inputMode="numeric" parse={wholeNumber} />
  </>
);

const wholeNumber = (typed: string) => (/^\d+$/.test(asciiDigits(typed)) ? Number(asciiDigits(typed)) : typed);
