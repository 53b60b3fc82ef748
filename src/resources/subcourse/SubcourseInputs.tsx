import { HoursInput } from '@/components/courseTree/HoursInput';
import { useCourseChoices } from '@/components/courseTree/useCourseChoices';
import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { ImageInput } from '@/components/inputs/ImageInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a subcourse; the field of its course has one name in the add form and another in the edit form. */
export function SubcourseInputs() {
  const courses = useCourseChoices();
  return (
    <>
      <Group title="subcourse.group_basics">
        <Cell width={8}>
          <TextInput source="subcourse_name" />
        </Cell>
        <Cell width={4}>
          <TextInput source="subcourse_code" />
        </Cell>
        <Cell width={8}>
          <ReferenceInput source="course_id" choices={courses} />
        </Cell>
        <Cell width={8}>
          <ReferenceInput source="courses" choices={courses} />
        </Cell>
        <Cell width={4}>
          <HoursInput />
        </Cell>
      </Group>
      <Group title="subcourse.group_presentation">
        <TextInput source="subcourse_short_description" multiline minRows={3} />
        <Cell width={12}>
          <TextInput source="subcourse_preview_url" type="url" />
        </Cell>
        <Cell width={12}>
          <ImageInput source="subcourse_icon" shape="icon" />
        </Cell>
      </Group>
    </>
  );
}
