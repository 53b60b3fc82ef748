import type { RecordForms } from '@/components/record/recordForms';
import { faqEditForm, faqForm } from '@/contract/faq';
import { FaqDetails } from './FaqDetails';
import { FaqInputs } from './FaqInputs';

/** The forms and details of a frequently asked question. */
export const faqForms: RecordForms = {
  name: 'faq',
  form: faqForm,
  editForm: faqEditForm,
  Inputs: FaqInputs,
  Details: FaqDetails,
};
