import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Cell } from '@/components/form/layout';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { VideoDetail } from '@/components/product/VideoDetail';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import type { RecordForms } from '@/components/record/recordForms';
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
    <Detail source="overview_title" />
    <HtmlDetail source="overview_desc" />
    <VideoDetail source="overview_video_url" />
    <Detail source="course_name" />
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
