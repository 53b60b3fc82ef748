import { useLocaleState } from 'react-admin';
import { Detail } from './Details';

/** Who made the record and last changed it, when and why. */
export const AuditDetails = () => (
  <>
    <Detail source="created_by" />
    <Detail source="created_date">{(time) => <Moment iso={time} />}</Detail>
    <Detail source="modified_by" />
    <Detail source="modified_date">{(time) => <Moment iso={time} />}</Detail>
    <Detail source="modified_remarks" />
  </>
);

/** An instant in the person's own time zone and language. */
function Moment({ iso }: { iso: string }) {
  const [locale] = useLocaleState();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
  return <time dateTime={iso}>{time}</time>;
}
