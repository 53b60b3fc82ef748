import { ImageField } from '@/components/inputs/ImageField';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';
import { courseCalls } from '@/contract/course';
import { useRead } from '@/providers/data/useRead';

/** What a subcourse is made of; its course has one name when it is added and another when it is changed. */
export function SubcourseInputs() {
  const { data, ...query } = useRead(courseCalls.getCourseSelect, {});
  const courses = { ...query, data: data?.data.map(({ iid, course_name }) => ({ id: iid, name: course_name })) };
  return (
    <>
      <TextField source="subcourse_name" />
      <TextField source="subcourse_code" />
      <ReferenceField source="course_id" choices={courses} />
      <ReferenceField source="courses" choices={courses} />
      <TextField source="subcourse_short_description" multiline minRows={3} />
      <TextField source="subcourse_preview_url" type="url" />
      <TextField source="lecture_hours" />
      <ImageField source="subcourse_icon" />
    </>
  );
}
