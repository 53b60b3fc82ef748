import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';

/** A feature's details and audit. */
export const FeatureDetails = () => (
  <Details>
    <Detail source="features_title" />
    <Detail source="features_desc" />
    <Detail source="user_get" />
    <ImageDetail source="features_icon" shape="icon" />
    <AuditDetails />
  </Details>
);
