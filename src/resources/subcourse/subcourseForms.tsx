import { useRecordContext } from 'react-admin';
import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { HoursInput } from '@/components/courseTree/HoursInput';
import { detailsOf } from '@/components/courseTree/levels';
import { useCourseChoices } from '@/components/courseTree/useCourseChoices';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';
import { Cell } from '@/components/form/Cell';
import { Group } from '@/components/form/Group';
import { SafeLink } from '@/components/html/SafeLink';
import { ImageInput } from '@/components/inputs/ImageInput';
import { ReferenceInput } from '@/components/inputs/ReferenceInput';
import { TextInput } from '@/components/inputs/TextInput';
import type { RecordForms } from '@/components/record/recordForms';
import { subcourseEditForm, subcourseForm } from '@/contract/subcourse';

/** The forms and details of a subcourse. */
export const subcourseForms: RecordForms = {
  name: 'subcourse',
  form: subcourseForm,
  editForm: subcourseEditForm,
  Inputs: SubcourseInputs,
  Details: SubcourseDetails,
};

/** A subcourse's details, with a link to the popup that changes its icon. */
function SubcourseDetails() {
  const icon = `${detailsOf('subcourse', useRecordContext())}/icon`;
  return (
    <Details>
      <Detail source="subcourse_name" />
      <Detail source="subcourse_code" />
      <Detail source="subcourse_short_description" />
      <Detail source="subcourse_preview_url">{(href) => <SafeLink href={href} />}</Detail>
      <HoursDetail />
      <ImageDetail source="subcourse_icon" shape="icon" change={{ to: icon, label: 'subcourse.icon' }} />
      <AuditDetails />
    </Details>
  );
}

/** The inputs of a subcourse; the field of its course has one name in the add form and another in the edit form. */
function SubcourseInputs() {
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
