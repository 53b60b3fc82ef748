import { Box } from '@mui/material';
import { RecordContextProvider, useRecordContext } from 'react-admin';
import type { z } from 'zod/mini';
import { PhoneInput, TextInput } from '@/components/form/inputs/TextInput';
import { ArrayInput, RowId } from '@/components/form/rows/ArrayInput';
import { AuditDetails } from '@/components/record/details/AuditDetails';
import { EmailDetail, PhoneLink } from '@/components/record/details/ContactDetail';
import { Detail, DetailRow, Details } from '@/components/record/details/Details';
import { ImageDetail } from '@/components/record/details/ImageDetail';
import type { RecordForms } from '@/components/record/recordForms';
import { type company, companyEditForm, companyForm } from '@/contract/company';
import { useLogo } from './useLogo';

/** A company's details and audit. */
const CompanyDetails = () => (
  <Details>
    <Detail source="company_name" />
    <ContactNumbers />
    <EmailDetail source="company_email" />
    <Detail source="company_address" />
    <Logo />
    <AuditDetails />
  </Details>
);

function Logo() {
  const company = useRecordContext();
  const company_logo = useLogo(company);
  return (
    <RecordContextProvider value={{ ...company, company_logo }}>
      <ImageDetail source="company_logo" shape="square" />
    </RecordContextProvider>
  );
}

/** A company's phone numbers, one a line, as links that dial them. */
function ContactNumbers() {
  const record = useRecordContext<z.infer<typeof company>>();
  const { company_contact: contacts = [] } = record ?? {};
  if (contacts.length === 0) return null;
  return (
    <DetailRow source="company_contact">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {contacts.map(({ id, company_contact_no }) => (
          <li key={id}>
            <PhoneLink number={company_contact_no} />
          </li>
        ))}
      </Box>
    </DetailRow>
  );
}

/** The inputs of a company, for both of its forms; its logo has a popup of its own. */
const CompanyInputs = () => (
  <>
    <TextInput source="company_name" />
    <TextInput source="company_address" />
    <TextInput source="company_email" type="email" />
    <ArrayInput source="company_contact">
      <PhoneInput source="company_contact_no" />
      <RowId />
    </ArrayInput>
  </>
);

/** The forms and details of a company. */
export const companyForms: RecordForms = {
  name: 'company',
  form: companyForm,
  editForm: companyEditForm,
  Inputs: CompanyInputs,
  Details: CompanyDetails,
};
