import { CourseInput } from '@/components/courseTree/CourseInput';
import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { ImageInput } from '@/components/inputs/ImageInput';
import { RatingInput } from '@/components/inputs/RatingInput';
import { TextInput } from '@/components/inputs/TextInput';

/** The inputs of a former learner; the list and the details have a popup for the image. */
export const AlumniInputs = () => (
  <>
    <Group title="alumni.group_person">
      <TextInput source="alumni_name" />
      <TextInput source="alumni_achievement" />
      <Cell width={12}>
        <ImageInput source="alumni_img" shape="square" />
      </Cell>
    </Group>
    <Group title="alumni.group_course">
      <CourseInput />
      <Cell width={12}>
        <RatingInput source="rating" />
      </Cell>
      <TextInput source="alumni_desc" multiline minRows={3} />
    </Group>
  </>
);
