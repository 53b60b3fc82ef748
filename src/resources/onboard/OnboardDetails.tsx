import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';

/** An onboarding banner's details and audit. */
export const OnboardDetails = () => (
  <Details>
    <Detail source="onboard_title" />
    <Detail source="onboard_priority" />
    <ImageDetail source="onboard_img" shape="banner" />
    <AuditDetails />
  </Details>
);
