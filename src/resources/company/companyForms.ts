import type { RecordForms } from '@/components/record/recordForms';
import { companyEditForm, companyForm } from '@/contract/company';
import { CompanyDetails } from './CompanyDetails';
import { CompanyInputs } from './CompanyInputs';

/** The forms and details of a company. */
export const companyForms: RecordForms = {
  name: 'company',
  form: companyForm,
  editForm: companyEditForm,
  Inputs: CompanyInputs,
  Details: CompanyDetails,
};
