import { useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { BannerPreview } from './BannerPreview';

/** A mobile banner as learners see it, its details and its audit. */
export function MobileBannerDetails() {
  const translate = useTranslate();
  return (
    <>
      <BannerPreview />
      <Details>
        <Detail source="course_name" />
        <Detail source="banner_tag_line" />
        <Detail source="banner_desc" />
        <Detail source="has_enroll">{(flag) => translate(`choices.${flag}`)}</Detail>
        <AuditDetails />
      </Details>
    </>
  );
}
