import { useTranslate } from 'react-admin';
import { TextInput } from '@/components/form/inputs/TextInput';
import { Detail } from '@/components/record/details/Details';
import { useDigits } from '@/components/ui/text/digits';

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

/** The input of the lecture hours, whose length Nepali counts in digits. */
export const HoursInput = () => <TextInput source="lecture_hours" bound="course_tree.hours_bound" />;
