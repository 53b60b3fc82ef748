import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';

/** A feature as it stands, and who made it so. */
export const FeatureDetails = () => (
  <Details>
    <Detail source="features_title" />
    <Detail source="features_desc" />
    <Detail source="user_get" />
    <ImageDetail source="features_icon" shape="icon" />
    <AuditDetails />
  </Details>
);
