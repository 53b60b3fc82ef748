import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { RichTextInput } from '@/components/form/richText/RichTextInput';
import { CourseInput } from '@/components/product/courseTree/CourseInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { Detail, Details } from '@/components/record/details/Details';
import { HtmlDetail } from '@/components/record/details/HtmlDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { faqEditForm, faqForm } from '@/contract/faq';

/** The inputs of a frequently asked question, for both of its forms. */
const FaqInputs = () => (
  <>
    <TextInput source="faq_title" />
    <CourseInput />
    <RichTextInput source="faq_desc" />
    <NumberInput source="priority_order" />
  </>
);

/** A frequently asked question's details and audit. */
const FaqDetails = () => (
  <Details>
    <Detail source="faq_title" />
    <HtmlDetail source="faq_desc" />
    <Detail source="course_name" />
    <Detail source="priority_order" />
    <AuditDetails />
  </Details>
);

/** The forms and details of a frequently asked question. */
export const faqForms: RecordForms = {
  name: 'faq',
  form: faqForm,
  editForm: faqEditForm,
  Inputs: FaqInputs,
  Details: FaqDetails,
};
