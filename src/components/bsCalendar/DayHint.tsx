import { useTranslate } from 'react-admin';
import { ProvisionalHint } from './ProvisionalHint';
import { useDayTexts } from './useDayTexts';

/** Below a date's field: the day in the Gregorian calendar, or how a date is typed. */
export function DayHint({ day }: { day: number | undefined }) {
  const translate = useTranslate();
  const { digits, ad } = useDayTexts();
  if (day === undefined) return translate('calendar.format', { example: digits('2083-08-05') });
  return (
    <>
      {ad(day)}
      <ProvisionalHint day={day} />
    </>
  );
}
