import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { VideoDetail } from '@/components/video/VideoDetail';
import { BannerPreview } from './BannerPreview';

/** A home banner as learners see it, its details and its audit. */
export const HomeBannerDetails = () => (
  <>
    <BannerPreview />
    <Details>
      <Detail source="banner_tag_line" />
      <Detail source="banner_desc" />
      <VideoDetail source="banner_intro" />
      <AuditDetails />
    </Details>
  </>
);
