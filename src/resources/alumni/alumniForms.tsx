import { ImageInput } from '@/components/form/inputs/FileInput';
import { RatingInput } from '@/components/form/inputs/RatingInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { DeleteLink } from '@/components/list/columns/RowLink';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { RatingDetail } from '@/components/record/details/ContactDetail';
import { Detail, Details } from '@/components/record/details/Details';
import { Portrait } from '@/components/record/Portrait';
import type { RecordForms } from '@/components/record/recordForms';
import { alumniEditForm, alumniForm } from '@/contract/alumni';

/** The inputs of a former learner; the list and the details have a popup for the image. */
const AlumniInputs = () => (
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

/** The details of a former learner, with the audit. */
const AlumniDetails = () => (
  <Details>
    <Detail source="alumni_achievement" />
    <Detail source="course_name" />
    <RatingDetail source="rating" />
    <Detail source="alumni_desc" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a former learner. */
export const alumniForms: RecordForms = {
  name: 'alumni',
  form: alumniForm,
  editForm: alumniEditForm,
  Inputs: AlumniInputs,
  Details: AlumniDetails,
  Picture: () => <Portrait source="alumni_img" change="alumni.image" />,
  further: [<DeleteLink key="delete" />],
};
