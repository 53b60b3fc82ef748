import { useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A main topic as it stands, and what it belongs to. */
export function MainTopicDetails() {
  const translate = useTranslate();
  return (
    <Details>
      <Detail source="category_name" />
      <Detail source="course_name" />
      <Detail source="subcourse_name" />
      <Detail source="topic_title" />
      <Detail source="lecture_hours">{(hours) => translate('course_tree.hours', { hours })}</Detail>
      <AuditDetails />
    </Details>
  );
}
