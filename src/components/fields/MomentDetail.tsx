import { useTranslate } from 'react-admin';
import { useDayTexts } from '@/components/bsCalendar/useDayTexts';
import { fromAd } from '@/domain/bikramSambat';
import { wallClockParts, zone } from '@/domain/wallClock';
import { Detail } from './Details';

/** A time of a record by Nepal's clock, with its date in both calendars. */
export function MomentDetail({ source }: { source: string }) {
  const translate = useTranslate();
  const { digits, both } = useDayTexts();
  return (
    <Detail source={source}>
      {(value) => {
        const { date, time } = wallClockParts(value);
        const day = fromAd(date);
        return translate('calendar.moment', { day: day === undefined ? digits(date) : both(day), time: digits(time), zone });
      }}
    </Detail>
  );
}
