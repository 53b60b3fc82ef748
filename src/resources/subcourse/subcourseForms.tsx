import { useRecordContext } from 'react-admin';
import { ImageInput } from '@/components/form/inputs/FileInput';
import { ReferenceInput } from '@/components/form/inputs/ReferenceInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell, Group } from '@/components/form/layout';
import { AddBelowLink } from '@/components/product/courseTree/AddBelowLink';
import { addsCourse, useCourseChoices } from '@/components/product/courseTree/CourseInput';
import { HoursDetail, HoursInput } from '@/components/product/courseTree/hours';
import { detailsOf } from '@/components/product/courseTree/levels';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { ImageDetail } from '@/components/record/details/ImageDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { SafeLink } from '@/components/ui/html/SafeLink';
import { subcourseEditForm, subcourseForm } from '@/contract/subcourse';

/** The forms and details of a subcourse. */
export const subcourseForms: RecordForms = {
  name: 'subcourse',
  form: subcourseForm,
  editForm: subcourseEditForm,
  Inputs: SubcourseInputs,
  Details: SubcourseDetails,
  further: [<AddBelowLink key="add" level="subcourse" />],
};

/** A subcourse's details, with a link to the popup that changes its icon. */
function SubcourseDetails() {
  const icon = `${detailsOf('subcourse', useRecordContext())}/icon`;
  return (
    <Details>
      <Detail source="subcourse_name" />
      <Detail source="subcourse_short_description" />
      <HoursDetail />
      <Detail source="subcourse_code" />
      <Detail source="subcourse_preview_url">{(href) => <SafeLink href={href} />}</Detail>
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
          <ReferenceInput source="course_id" choices={courses} adds={addsCourse} />
        </Cell>
        <Cell width={8}>
          <ReferenceInput source="courses" choices={courses} adds={addsCourse} />
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
          <ImageInput source="subcourse_icon" shape="square" />
        </Cell>
      </Group>
    </>
  );
}
