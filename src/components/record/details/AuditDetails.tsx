import { useDayTexts } from '@/components/ui/text/dates';
import { Detail } from './Details';

/** Shows who created and last changed the record, when and why. */
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
  const { instant } = useDayTexts();
  return <time dateTime={iso}>{instant(iso)}</time>;
}
