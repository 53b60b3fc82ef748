import { useCourseChoices } from '@/components/courseTree/useCourseChoices';
import { ImageInput } from '@/components/inputs/ImageInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';

/** What a subcourse is made of; its course has one name when it is added and another when it is changed. */
export function SubcourseInputs() {
  const courses = useCourseChoices();
  return (
    <>
      <TextInput source="subcourse_name" />
      <TextInput source="subcourse_code" />
      <ReferenceInput source="course_id" choices={courses} />
      <ReferenceInput source="courses" choices={courses} />
      <TextInput source="subcourse_short_description" multiline minRows={3} />
      <TextInput source="subcourse_preview_url" type="url" />
      <TextInput source="lecture_hours" />
      <ImageInput source="subcourse_icon" />
    </>
  );
}
