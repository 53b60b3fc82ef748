import { useTranslate } from 'react-admin';
import { AuditDetails } from '@/components/fields/AuditDetails';
import { Detail, Details } from '@/components/fields/Details';

/** A lesson as it stands, what it belongs to, and its files. */
export function LessonDetails() {
  const translate = useTranslate();
  return (
    <Details>
      <Detail source="category_name" />
      <Detail source="course_name" />
      <Detail source="subcourse_name" />
      <Detail source="main_topic_title" />
      <Detail source="lesson_title" />
      <Detail source="lesson_order" />
      <Detail source="lecture_hours">{(hours) => translate('course_tree.hours', { hours })}</Detail>
      <AuditDetails />
    </Details>
  );
}
