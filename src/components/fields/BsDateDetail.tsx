import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { fromBs } from '@/domain/bikramSambat';
import { Detail } from './Details';

/** A date of a record, read from its Bikram Sambat field and shown in both calendars. */
export function BsDateDetail({ source }: { source: string }) {
  const { digits, both } = useDayTexts();
  return (
    <Detail source={source}>
      {(date) => {
        const day = fromBs(date);
        return day === undefined ? digits(date) : both(day);
      }}
    </Detail>
  );
}
