import { PhoneInput } from '@/components/inputs/PhoneInput';
import { TextInput } from '@/components/inputs/TextInput';
import { ArrayInput } from '@/components/rows/ArrayInput';
import { RowId } from '@/components/rows/RowId';

/** The inputs of a company, for both of its forms; its logo has a popup of its own. */
export const CompanyInputs = () => (
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
