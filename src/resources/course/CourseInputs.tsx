import { HoursInput } from '@/components/courseTree/HoursInput';
import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { ImageInput } from '@/components/inputs/ImageInput';
import { RadioButtonGroupInput } from '@/components/inputs/RadioButtonGroupInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';
import { RichTextInput } from '@/components/richText/RichTextInput';
import type { Reply } from '@/contract/call';
import { categoryCalls } from '@/contract/category';
import { useRead } from '@/providers/data/useRead';

/** The inputs of a course, for every form that adds or edits one. */
export const CourseInputs = () => (
  <>
    <Group title="course.group_basics">
      <Cell width={8}>
        <TextInput source="course_name" />
      </Cell>
      <Cell width={4}>
        <TextInput source="course_code" />
      </Cell>
      <Cell width={6}>
        <CategoryInput />
      </Cell>
      <Cell width={6}>
        <HoursInput />
      </Cell>
    </Group>
    <Group title="course.group_presentation">
      <TextInput source="course_banner_description" multiline minRows={2} />
      <Cell width={12}>
        <RichTextInput source="program_overview" />
      </Cell>
      <Cell width={12}>
        <TextInput source="course_preview_url" type="url" />
      </Cell>
    </Group>
    <Group title="course.group_exam">
      <RadioButtonGroupInput source="has_exam" />
      <RadioButtonGroupInput source="has_certification" />
      <Cell width={12}>
        <ImageInput source="certification_img" shape="banner" />
      </Cell>
    </Group>
    <Group title="course.group_images">
      <Cell width={6}>
        <ImageInput source="course_banner_img" shape="banner" />
      </Cell>
      <Cell width={6}>
        <ImageInput source="course_preview_img" shape="banner" />
      </Cell>
    </Group>
  </>
);

const CategoryInput = () => (
  <ReferenceInput source="course_category" choices={useRead(categoryCalls.getCategorySelect, {}, choicesOf)} />
);

const choicesOf = ({ data }: Reply<typeof categoryCalls.getCategorySelect>) =>
  data.map(({ iid, category_name }) => ({ id: iid, name: category_name }));
