import { CourseInput } from '@/components/courseTree/CourseInput';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';

/** The inputs of a program overview, for both of its forms. */
export const OverviewInputs = () => (
  <>
    <TextInput source="overview_title" />
    <CourseInput />
    <RichTextInput source="overview_desc" />
    <TextInput source="overview_video_url" type="url" />
    <NumberInput source="priority_order" />
  </>
);
