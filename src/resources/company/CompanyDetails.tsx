import { RecordContextProvider, useRecordContext } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { EmailDetail } from '@/components/fields/ContactDetail';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';
import { ContactNumbers } from './ContactNumbers';
import { useLogo } from './useLogo';

/** A company's details and audit. */
export const CompanyDetails = () => (
  <Details>
    <Detail source="company_name" />
    <Detail source="company_address" />
    <EmailDetail source="company_email" />
    <DetailRow source="company_contact">
      <ContactNumbers />
    </DetailRow>
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
