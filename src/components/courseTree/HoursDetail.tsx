import { useTranslate } from 'react-admin';
import { Detail } from '@/components/fields/Details';
import { useDigits } from '@/components/useDigits';

/** Shows how many hours of lectures a record of the catalogue has. */
export function HoursDetail() {
  const translate = useTranslate();
  const digits = useDigits();
  return (
    <Detail source="lecture_hours">
      {(hours) => translate('course_tree.hours', { hours: digits(hours), smart_count: Number(hours) })}
    </Detail>
  );
}
