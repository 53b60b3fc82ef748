import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { fromBs } from '@/domain/bikramSambat';
import { Detail } from './Details';

/** A day of a record, by its date in Bikram Sambat: it is told in both calendars. */
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
