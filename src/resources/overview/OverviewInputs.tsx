import { CourseInput } from '@/components/courseTree/CourseInput';
import { Cell } from '@/components/form/Cell';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';

/** The inputs of a program overview, for both of its forms. */
export const OverviewInputs = () => (
  <>
    <TextInput source="overview_title" />
    <CourseInput />
    <RichTextInput source="overview_desc" />
    <Cell width={8}>
      <TextInput source="overview_video_url" type="url" />
    </Cell>
    <Cell width={4}>
      <NumberInput source="priority_order" />
    </Cell>
  </>
);
