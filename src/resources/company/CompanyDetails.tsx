import { AuditDetails } from '@/components/fields/AuditDetails';
import { EmailDetail } from '@/components/fields/ContactDetail';
import { Detail, DetailRow, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';
import { ContactNumbers } from './ContactNumbers';

/** A company's details and audit. */
export const CompanyDetails = () => (
  <Details>
    <Detail source="company_name" />
    <Detail source="company_address" />
    <EmailDetail source="company_email" />
    <DetailRow source="company_contact">
      <ContactNumbers />
    </DetailRow>
    <ImageDetail source="company_logo" shape="square" />
    <AuditDetails />
  </Details>
);
