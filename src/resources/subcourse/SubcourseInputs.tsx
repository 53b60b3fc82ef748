import { wayOf } from '@/components/courseTree/wayOf';
import { ImageField } from '@/components/inputs/ImageField';
import { ReferenceField } from '@/components/inputs/ReferenceField';
import { TextField } from '@/components/inputs/TextField';
import type { Reply } from '@/contract/call';
import { courseCalls } from '@/contract/course';
import { useRead } from '@/providers/data/useRead';

/** What a subcourse is made of; its course has one name when it is added and another when it is changed. */
export function SubcourseInputs() {
  const courses = useRead(courseCalls.getCourseSelect, {}, choicesOf);
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

const choicesOf = ({ data }: Reply<typeof courseCalls.getCourseSelect>) =>
  data.map(({ iid, course_name, category_name }) => ({ id: iid, name: wayOf(course_name, category_name) }));
