import { useRecordContext } from 'react-admin';
import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { detailsOf } from '@/components/courseTree/levels';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { ImageDetail } from '@/components/fields/ImageDetail';
import { SafeLink } from '@/components/html/SafeLink';

/** A subcourse's details, with a link to the popup that changes its icon. */
export function SubcourseDetails() {
  const icon = `${detailsOf('subcourse', useRecordContext())}/icon`;
  return (
    <Details>
      <Detail source="subcourse_name" />
      <Detail source="subcourse_code" />
      <Detail source="subcourse_short_description" />
      <Detail source="subcourse_preview_url">{(href) => <SafeLink href={href} />}</Detail>
      <HoursDetail />
      <ImageDetail source="subcourse_icon" shape="icon" change={{ to: icon, label: 'subcourse.icon' }} />
      <AuditDetails />
    </Details>
  );
}
