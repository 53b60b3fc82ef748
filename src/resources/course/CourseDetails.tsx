import { useRecordContext, useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { HoursDetail } from '@/components/courseTree/HoursDetail';
import { detailsOf } from '@/components/courseTree/levels';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';
import { HtmlDetail } from '@/components/fields/HtmlDetail';
import { ImageDetail } from '@/components/fields/ImageDetail';
import { SafeLink } from '@/components/html/SafeLink';
import { hasCertificate } from '@/contract/course';
import { certificateTitle } from './certificateTitle';

/** A course's details with its images, each with a link to the popup that changes it. */
export function CourseDetails() {
  const translate = useTranslate();
  const { digits } = useDayTexts();
  const record = useRecordContext();
  const popup = (name: string) => `${detailsOf('course', record)}/${name}`;
  return (
    <Details>
      <Detail source="course_name" />
      <Detail source="course_code" />
      <Detail source="updated_date_nep">{digits}</Detail>
      <Detail source="updated_date_eng">{digits}</Detail>
      <Detail source="course_banner_description" />
      <HtmlDetail source="program_overview" />
      <HtmlDetail source="program_success_path" />
      <Detail source="course_preview_url">{(href) => <SafeLink href={href} />}</Detail>
      <HoursDetail />
      <Detail source="has_exam">{(flag) => translate(`choices.${flag}`)}</Detail>
      <Detail source="has_certification">{(flag) => translate(`choices.${flag}`)}</Detail>
      <ImageDetail source="course_banner_img" shape="banner" change={{ to: popup('banner'), label: 'course.banner' }} />
      <ImageDetail source="course_preview_img" shape="banner" change={{ to: popup('preview'), label: 'course.preview' }} />
      <ImageDetail
        source="certificate_img"
        shape="banner"
        where={hasCertificate}
        change={{ to: popup('certificate'), label: certificateTitle(record ?? {}) }}
      />
      <AuditDetails />
    </Details>
  );
}
