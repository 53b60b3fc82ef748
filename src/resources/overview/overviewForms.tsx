import { CourseInput } from '@/components/courseTree/CourseInput';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { Cell } from '@/components/form/Cell';
import { NumberInput } from '@/components/inputs/NumberInput';
import { TextInput } from '@/components/inputs/TextInput';
import type { RecordForms } from '@/components/record/recordForms';
import { RichTextInput } from '@/components/richText/RichTextInput';
import { VideoDetail } from '@/components/video/VideoDetail';
import { overviewEditForm, overviewForm } from '@/contract/overview';

/** The inputs of a program overview, for both of its forms. */
const OverviewInputs = () => (
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

/** A program overview's details and audit. */
const OverviewDetails = () => (
  <Details>
    <Detail source="course_name" />
    <Detail source="overview_title" />
    <HtmlDetail source="overview_desc" />
    <VideoDetail source="overview_video_url" />
    <Detail source="priority_order" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a program overview. */
export const overviewForms: RecordForms = {
  name: 'overview',
  form: overviewForm,
  editForm: overviewEditForm,
  Inputs: OverviewInputs,
  Details: OverviewDetails,
};
